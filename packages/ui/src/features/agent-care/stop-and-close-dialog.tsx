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
		title={say("agentCare.stopAndCloseAsk", { agent: props.agentTitle })}
		onClose={props.onClose}
		buttons={
			<>
				<Button onPress={props.onClose}>{say("action.cancel")}</Button>
				<Button look="primary" onPress={props.onConfirm}>
					{say("agentCare.stopAndClose")}
				</Button>
			</>
		}
	>
		<p>{say("agentCare.stopAndCloseMeans")}</p>
	</Dialog>
);
