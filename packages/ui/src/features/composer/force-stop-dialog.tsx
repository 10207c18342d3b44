import { For } from "solid-js";
import { Button } from "../../shared/widgets/button.tsx";
import { Dialog } from "../../shared/widgets/dialog.tsx";
import { titleOf } from "../sessions/status-look.ts";
import type { StopTurn } from "./stop-turn.ts";

type ForceStopDialogProps = {
	readonly agentTitle: string;
	readonly others: NonNullable<ReturnType<StopTurn["shared"]>>["others"];
	readonly onConfirm: () => void;
	readonly onClose: () => void;
};

/** Names the chats that lose their agent too, before the process that they share is ended. */
export const ForceStopDialog = (props: ForceStopDialogProps) => (
	<Dialog
		title={`End ${props.agentTitle} for other chats too?`}
		onClose={props.onClose}
		buttons={
			<>
				<Button onPress={props.onClose}>Cancel</Button>
				<Button look="primary" onPress={props.onConfirm}>
					End the process
				</Button>
			</>
		}
	>
		<p>{props.agentTitle} does not respond, and these chats run in the same process:</p>
		<ul>
			<For each={props.others}>
				{(other) => (
					<li>
						{titleOf(other)}
						{other.running ? " (running: its turn is interrupted)" : ""}
					</li>
				)}
			</For>
		</ul>
		<p>They get a new agent session by themselves; it does not know what was said before.</p>
	</Dialog>
);
