import type { ImportedFile } from "@parley/protocol/host/window-methods";
import { say } from "@parley/words/spoken";
import { onCleanup, onMount, Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { Dialog } from "../../shared/widgets/dialog.tsx";
import { WorkView } from "../../shared/work/work-view.tsx";
import { ImportOutcomes } from "./import-outcomes.tsx";

/** Imports files and shows the outcome of each chat in them. */
export const ImportDialog = (props: { readonly files: readonly File[] }) => {
	const app = useApp();
	const { importing } = app.transfers;
	onMount(() => void app.transfers.import(props.files));
	onCleanup(() => importing.cancel());
	const outcomes = () => {
		const state = importing.state();
		return state.state === "done" ? state.result : undefined;
	};
	return (
		<Dialog
			title={importTitle(props.files.length)}
			onClose={() => app.dialogs.close()}
			buttons={
				<Show
					when={importing.isRunning}
					fallback={
						<Button look="primary" onPress={() => app.dialogs.close()}>
							{say("action.close")}
						</Button>
					}
				>
					<Button onPress={() => importing.cancel()}>{say("action.cancel")}</Button>
				</Show>
			}
		>
			<WorkView work={importing} />
			<Show when={outcomes()}>{(all) => <ImportOutcomes files={all()} />}</Show>
		</Dialog>
	);
};

/** The outcome of an import by an editor. */
export const ImportedDialog = (props: { readonly files: readonly ImportedFile[] }) => {
	const app = useApp();
	return (
		<Dialog
			title={importTitle(props.files.length)}
			onClose={() => app.dialogs.close()}
			buttons={
				<Button look="primary" onPress={() => app.dialogs.close()}>
					{say("action.close")}
				</Button>
			}
		>
			<ImportOutcomes files={props.files} />
		</Dialog>
	);
};

const importTitle = (files: number): string => say("transfer.importFiles", { count: files });
