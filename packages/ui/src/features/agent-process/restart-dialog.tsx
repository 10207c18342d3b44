import { say } from "@parley/words/spoken";
import { For } from "solid-js";
import { Button } from "../../shared/widgets/button.tsx";
import { Dialog } from "../../shared/widgets/dialog.tsx";
import { titleOf } from "../sessions/status-look.ts";
import type { AgentControls } from "./agent-controls.ts";

type RestartDialogProps = {
	readonly agentTitle: string;
	readonly others: NonNullable<ReturnType<AgentControls["others"]>>;
	readonly onConfirm: () => void;
	readonly onClose: () => void;
};

/** Names the other chats that are restarted too, before the user ends the shared process. */
export const RestartDialog = (props: RestartDialogProps) => (
	<Dialog
		title={say("agentProcess.restartAsk", { agent: props.agentTitle })}
		onClose={props.onClose}
		buttons={
			<>
				<Button onPress={props.onClose}>{say("action.cancel")}</Button>
				<Button look="primary" onPress={props.onConfirm}>
					{say("agentProcess.restartAll")}
				</Button>
			</>
		}
	>
		<p>{say("agentProcess.restartOthers")}</p>
		<ul>
			<For each={props.others}>
				{(other) => (
					<li>{other.running ? say("composer.otherRuns", { chat: titleOf(other) }) : titleOf(other)}</li>
				)}
			</For>
		</ul>
	</Dialog>
);
