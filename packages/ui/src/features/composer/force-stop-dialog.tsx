import { say } from "@parley/words/spoken";
import { For } from "solid-js";
import { Button } from "../../shared/widgets/button.tsx";
import { Dialog } from "../../shared/widgets/dialog.tsx";
import { titleOf } from "../sessions/status-look.ts";
import type { StopTurn } from "../stop/stop-turn.ts";

type ForceStopDialogProps = {
	readonly agentTitle: string;
	readonly others: NonNullable<ReturnType<StopTurn["shared"]>>["others"];
	readonly onConfirm: () => void;
	readonly onClose: () => void;
};

/** Names the other chats that lose their agent, before the user ends the shared process. */
export const ForceStopDialog = (props: ForceStopDialogProps) => (
	<Dialog
		title={say("composer.endForOthers", { agent: props.agentTitle })}
		onClose={props.onClose}
		buttons={
			<>
				<Button onPress={props.onClose}>{say("action.cancel")}</Button>
				<Button look="primary" onPress={props.onConfirm}>
					{say("composer.endProcess")}
				</Button>
			</>
		}
	>
		<p>{say("composer.othersInProcess", { agent: props.agentTitle })}</p>
		<ul>
			<For each={props.others}>
				{(other) => (
					<li>{other.running ? say("composer.otherRuns", { chat: titleOf(other) }) : titleOf(other)}</li>
				)}
			</For>
		</ul>
		<p>{say("composer.othersGoOn")}</p>
	</Dialog>
);
