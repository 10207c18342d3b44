import { say } from "@parley/words/spoken";
import { useApp } from "../../app/app-context.ts";
import { IconButton } from "../../shared/widgets/button.tsx";
import { DeletedDialog } from "./deleted-dialog.tsx";

export const DeletedButton = () => {
	const { dialogs } = useApp();
	return (
		<IconButton
			icon="trash"
			label={say("trash.open")}
			onPress={() => dialogs.open(() => <DeletedDialog />)}
		/>
	);
};
