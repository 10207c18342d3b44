import { useApp } from "../../app/app-context.ts";
import { IconButton } from "../../shared/widgets/button.tsx";
import { DeletedDialog } from "./deleted-dialog.tsx";

export const DeletedButton = () => {
	const { dialogs } = useApp();
	return (
		<IconButton
			icon="trash"
			label="Recently deleted chats"
			onPress={() => dialogs.open(() => <DeletedDialog />)}
		/>
	);
};
