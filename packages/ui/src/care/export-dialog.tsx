import type { ArchiveFormat } from "@parley/protocol/transfer/archive";
import { createSignal, For, onCleanup, Show } from "solid-js";
import { useApp } from "../app/app-context.ts";
import { titleOf } from "../sessions/status-look.ts";
import { Button } from "../widgets/button.tsx";
import { Dialog } from "../widgets/dialog.tsx";
import { saveFile } from "./save-file.ts";
import { countWords } from "./words.ts";
import { WorkView } from "./work-view.tsx";

const formats: readonly { readonly format: ArchiveFormat; readonly name: string; readonly about: string }[] =
	[
		{ format: "markdown", name: "Markdown", about: "To read and to share" },
		{ format: "jsonl", name: "JSON lines", about: "Everything; can be imported again" },
	];

/** Saves chats as a file. */
export const ExportDialog = (props: { readonly sessionIds: readonly string[] }) => {
	const app = useApp();
	const { exporting } = app.care.transfers;
	const [format, setFormat] = createSignal<ArchiveFormat>("markdown");
	exporting.reset();
	onCleanup(() => exporting.cancel());
	const choices = () =>
		props.sessionIds.map((sessionId) => ({
			sessionId,
			title: app.list.find(sessionId)?.summary().title ?? "",
		}));
	const title = () => {
		const [only] = choices();
		if (choices().length === 1) return `Export “${titleOf(only)}”`;
		return `Export ${countWords(choices().length, "chat")}`;
	};
	const saved = () => {
		const state = exporting.state();
		return state.state === "done" ? state.result : undefined;
	};
	return (
		<Dialog
			title={title()}
			onClose={() => app.care.close()}
			buttons={
				<Show when={saved() === undefined} fallback={<Button onPress={() => app.care.close()}>Close</Button>}>
					<Button onPress={() => app.care.close()}>Cancel</Button>
					<Button
						look="primary"
						disabled={exporting.isRunning}
						onPress={() => void app.care.transfers.export(choices(), format(), saveFile)}
					>
						Export
					</Button>
				</Show>
			}
		>
			<fieldset class="choices" disabled={exporting.isRunning}>
				<legend>Format</legend>
				<For each={formats}>
					{(each) => (
						<label class="format-choice">
							<input
								type="radio"
								name="format"
								checked={format() === each.format}
								onChange={() => {
									exporting.reset();
									setFormat(each.format);
								}}
							/>
							<span>
								{each.name} <span class="muted">– {each.about}</span>
							</span>
						</label>
					)}
				</For>
			</fieldset>
			<p class="muted">Secrets that Parley knows are left out.</p>
			<WorkView work={exporting} />
			<Show when={saved()}>
				{(file) => (
					<p role="status">
						Saved as <span class="file-name">{file().name}</span>
						{file().hidden === 0 ? "." : `, without ${countWords(file().hidden, "secret")} that stood in it.`}
					</p>
				)}
			</Show>
		</Dialog>
	);
};
