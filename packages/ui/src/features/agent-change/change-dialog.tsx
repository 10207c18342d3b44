import { say } from "@parley/words/spoken";
import { For, Show } from "solid-js";
import { Button } from "../../shared/widgets/button.tsx";
import { Dialog } from "../../shared/widgets/dialog.tsx";
import { Work } from "../../shared/work/work.ts";
import { WorkView } from "../../shared/work/work-view.tsx";

export type ChangeDialogProps = {
	readonly title: string;
	readonly paragraphs: readonly string[];
	readonly confirm: string;
	/** What is shown while the change is made. */
	readonly progress: string;
	/** A message is being answered, so that nothing can change yet. */
	readonly isUnderWay: boolean;
	readonly onConfirm: () => Promise<void>;
	readonly onDone: () => void;
	readonly onClose: () => void;
};

/** Says what an agent will and will not know, before it changes. */
export const ChangeDialog = (props: ChangeDialogProps) => {
	const work = new Work<true>();
	const confirm = async (): Promise<void> => {
		await work.run(props.progress, async () => {
			await props.onConfirm();
			return true;
		});
		if (work.state().state !== "done") return;
		props.onClose();
		props.onDone();
	};
	return (
		<Dialog
			title={props.title}
			onClose={props.onClose}
			buttons={
				<>
					<Button onPress={props.onClose}>{say("action.cancel")}</Button>
					<Button look="primary" disabled={props.isUnderWay || work.isRunning} onPress={() => void confirm()}>
						{props.confirm}
					</Button>
				</>
			}
		>
			<For each={props.paragraphs}>{(text) => <p>{text}</p>}</For>
			<Show when={props.isUnderWay}>
				<p role="status">{say("agentChange.stopFirst")}</p>
			</Show>
			<WorkView work={work} />
		</Dialog>
	);
};
