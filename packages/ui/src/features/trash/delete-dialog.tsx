import { say } from "@parley/words/spoken";
import { Button } from "../../shared/widgets/button.tsx";
import { Dialog } from "../../shared/widgets/dialog.tsx";
import type { SessionEntry } from "../sessions/session-list.ts";
import { titleOf } from "../sessions/status-look.ts";

type DeleteDialogProps = {
	readonly entry: SessionEntry;
	readonly onDelete: () => void;
	readonly onClose: () => void;
};

/** Asks before a busy chat is deleted: deleting stops its work, and no undo restarts it. */
export const DeleteDialog = (props: DeleteDialogProps) => (
	<Dialog
		title={say("trash.deleteChat", { chat: titleOf(props.entry.summary()) })}
		onClose={props.onClose}
		buttons={
			<>
				<Button onPress={props.onClose}>{say("action.cancel")}</Button>
				<Button
					look="primary"
					onPress={() => {
						props.onClose();
						props.onDelete();
					}}
				>
					{say("trash.delete")}
				</Button>
			</>
		}
	>
		<p>{say("trash.deleteMeans")}</p>
	</Dialog>
);
