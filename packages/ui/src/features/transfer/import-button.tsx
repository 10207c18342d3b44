import { say } from "@parley/words/spoken";
import { useApp } from "../../app/app-context.ts";
import { IconButton } from "../../shared/widgets/button.tsx";
import { FileInput } from "../files/file-input.tsx";
import { importFromEditor } from "./import-from-editor.ts";
import { importedEndings } from "./imported-endings.ts";
import { openChooseImport, openImport } from "./open-import.tsx";

/** Lets the user choose files with exported chats: in an editor with its own dialog, as for saving them. */
export const ImportButton = () => {
	const app = useApp();
	let open = (): void => {};
	const press = (): void => {
		if (app.environment.isRemote === true) openChooseImport(app);
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
				onFiles={(files) => openImport(app, files)}
			/>
		</>
	);
};
