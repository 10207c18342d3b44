import type { ArchiveFormat } from "@parley/protocol/session/transfer/archive";
import { createSignal, For, onCleanup, Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { countWords } from "../../shared/amounts.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { Dialog } from "../../shared/widgets/dialog.tsx";
import { WorkView } from "../../shared/work/work-view.tsx";
import { titleOf } from "../sessions/status-look.ts";
import "./transfer.css";

const formats: readonly { readonly format: ArchiveFormat; readonly name: string; readonly about: string }[] =
	[
		{ format: "markdown", name: "Markdown", about: "To read and to share" },
		{ format: "jsonl", name: "JSON lines", about: "Everything; can be imported again" },
	];

/** Saves chats as a file. */
export const ExportDialog = (props: { readonly sessionIds: readonly string[] }) => {
	const app = useApp();
	const { exporting } = app.transfers;
	const [format, setFormat] = createSignal<ArchiveFormat>("markdown");
	let isClosed = false;
	exporting.reset();
	onCleanup(() => {
		isClosed = true;
		exporting.cancel();
	});
	const begin = async (): Promise<void> => {
		await app.transfers.export(choices(), format());
		const state = exporting.state();
		if (isClosed && state.state === "failed") app.notices.add(`Nothing was exported: ${state.problem}`);
	};
	/** It goes on when this is closed, and is stopped where it is shown. */
	const isElsewhere = () => exporting.isRunning && app.saver.isElsewhere;
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
			onClose={() => app.dialogs.close()}
			buttons={
				<Show
					when={saved() === undefined}
					fallback={<Button onPress={() => app.dialogs.close()}>Close</Button>}
				>
					<Button onPress={() => app.dialogs.close()}>{isElsewhere() ? "Close" : "Cancel"}</Button>
					<Button look="primary" disabled={exporting.isRunning} onPress={() => void begin()}>
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
						Saved as{" "}
						<span class="file-name" title={file().path}>
							{file().name}
						</span>
						{file().hidden === 0 ? "." : `, without ${countWords(file().hidden, "secret")} that stood in it.`}
					</p>
				)}
			</Show>
		</Dialog>
	);
};
