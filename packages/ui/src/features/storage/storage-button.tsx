import { say } from "@parley/words/spoken";
import { useApp } from "../../app/app-context.ts";
import { IconButton } from "../../shared/widgets/button.tsx";
import { StorageDialog } from "./storage-dialog.tsx";

export const StorageButton = () => {
	const { dialogs } = useApp();
	return (
		<IconButton
			icon="database"
			label={say("storage.title")}
			onPress={() => dialogs.open(() => <StorageDialog />)}
		/>
	);
};
