import { say } from "@parley/words/spoken";
import { useApp } from "../../app/app-context.ts";
import { IconButton } from "../../shared/widgets/button.tsx";
import { FileInput } from "../files/file-input.tsx";
import { ChooseImportDialog } from "./choose-import-dialog.tsx";
import { ImportDialog } from "./import-dialog.tsx";
import { importFromEditor } from "./import-from-editor.tsx";
import { importedEndings } from "./imported-endings.ts";

/** Lets the user choose files with exported chats: in an editor with its own dialog, as for saving them. */
export const ImportButton = () => {
	const app = useApp();
	let open = (): void => {};
	const press = (): void => {
		if (app.environment.isRemote === true) app.dialogs.open(() => <ChooseImportDialog />);
		else if (app.ownWindow === undefined) open();
		else importFromEditor(app);
	};
	return (
		<>
			<IconButton icon="archive" label={say("transfer.import")} onPress={press} />
			<FileInput
				accept={importedEndings}
				label={say("transfer.files")}
				opener={(opener) => {
					open = opener;
				}}
				onFiles={(files) => app.dialogs.open(() => <ImportDialog files={files} />)}
			/>
		</>
	);
};
