import { Button } from "../../shared/widgets/button.tsx";
import { Dialog } from "../../shared/widgets/dialog.tsx";
import type { SessionEntry } from "../sessions/session-list.ts";
import { titleOf } from "../sessions/status-look.ts";

type DeleteDialogProps = {
	readonly entry: SessionEntry;
	readonly onDelete: () => void;
	readonly onClose: () => void;
};

/** Asks before a chat is deleted in which something goes on: that would be stopped, and no undo starts it again. */
export const DeleteDialog = (props: DeleteDialogProps) => (
	<Dialog
		title={`Delete “${titleOf(props.entry.summary())}”?`}
		onClose={props.onClose}
		buttons={
			<>
				<Button onPress={props.onClose}>Cancel</Button>
				<Button
					look="primary"
					onPress={() => {
						props.onClose();
						props.onDelete();
					}}
				>
					Delete
				</Button>
			</>
		}
	>
		<p>
			What it is doing now is stopped. The chat can be restored for a day; files the agent changed stay as
			they are.
		</p>
	</Dialog>
);
