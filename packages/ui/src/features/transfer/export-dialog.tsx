import type { ArchiveFormat } from "@parley/protocol/session/transfer/archive";
import { say, sayAround } from "@parley/words/spoken";
import { createSignal, For, type JSX, onCleanup, Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import type { SavedExport } from "../../shared/file-saver.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { Dialog } from "../../shared/widgets/dialog.tsx";
import { WorkView } from "../../shared/work/work-view.tsx";
import { titleOf } from "../sessions/status-look.ts";
import "./transfer.css";

const formats: readonly ArchiveFormat[] = ["markdown", "jsonl"];

/** Exports chats to a file. */
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
		if (isClosed && state.state === "failed")
			app.notices.add(say("transfer.notExported", { reason: state.problem }));
	};
	/** An export shown elsewhere continues when this dialog closes, and is cancelled there. */
	const isElsewhere = () => exporting.isRunning && app.saver.isElsewhere;
	const choices = () =>
		props.sessionIds.map((sessionId) => ({
			sessionId,
			title: app.list.find(sessionId)?.summary().title ?? "",
		}));
	const title = () => {
		const [only] = choices();
		if (choices().length === 1) return say("transfer.exportChat", { chat: titleOf(only) });
		return say("transfer.exportMany", { count: choices().length });
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
					fallback={<Button onPress={() => app.dialogs.close()}>{say("action.close")}</Button>}
				>
					<Button onPress={() => app.dialogs.close()}>
						{say(isElsewhere() ? "action.close" : "action.cancel")}
					</Button>
					<Button look="primary" disabled={exporting.isRunning} onPress={() => void begin()}>
						{say("transfer.export")}
					</Button>
				</Show>
			}
		>
			<fieldset class="choices" disabled={exporting.isRunning}>
				<legend>{say("transfer.format")}</legend>
				<For each={formats}>
					{(each) => (
						<label class="format-choice">
							<input
								type="radio"
								name="format"
								checked={format() === each}
								onChange={() => {
									exporting.reset();
									setFormat(each);
								}}
							/>
							<span>
								{say(`transfer.${each}`)} <span class="muted">– {say(`transfer.${each}For`)}</span>
							</span>
						</label>
					)}
				</For>
			</fieldset>
			<p class="muted">{say("transfer.secrets")}</p>
			<WorkView work={exporting} />
			<Show when={saved()}>{(file) => <p role="status">{savedWords(file())}</p>}</Show>
		</Dialog>
	);
};

const savedWords = ({ name, path, hidden }: SavedExport): JSX.Element => {
	const file: JSX.Element = (
		<span class="file-name" title={path}>
			{name}
		</span>
	);
	return hidden === 0
		? sayAround<"transfer.saved", JSX.Element>("transfer.saved", { file })
		: sayAround<"transfer.savedWithout", JSX.Element>("transfer.savedWithout", { file, count: hidden });
};
