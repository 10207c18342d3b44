import { say } from "@parley/words/spoken";
import { Button } from "../../shared/widgets/button.tsx";
import { Dialog } from "../../shared/widgets/dialog.tsx";

type StopAndCloseDialogProps = {
	readonly agentTitle: string;
	readonly onConfirm: () => void;
	readonly onClose: () => void;
};

/** Asks before something that runs is cancelled. */
export const StopAndCloseDialog = (props: StopAndCloseDialogProps) => (
	<Dialog
		title={say("agentProcess.stopAndCloseAsk", { agent: props.agentTitle })}
		onClose={props.onClose}
		buttons={
			<>
				<Button onPress={props.onClose}>{say("action.cancel")}</Button>
				<Button look="primary" onPress={props.onConfirm}>
					{say("agentProcess.stopAndClose")}
				</Button>
			</>
		}
	>
		<p>{say("agentProcess.stopAndCloseMeans")}</p>
	</Dialog>
);
