import { say } from "@parley/words/spoken";
import { useApp } from "../../app/app-context.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { Dialog } from "../../shared/widgets/dialog.tsx";
import { FileInput } from "../files/file-input.tsx";
import { importFromEditor } from "./import-from-editor.ts";
import { importedEndings } from "./imported-endings.ts";
import { openImport } from "./open-import.tsx";

/** Asks where the exported files are, in an editor whose files are on another machine than the person's screen. */
export const ChooseImportDialog = () => {
	const app = useApp();
	let open = (): void => {};
	return (
		<Dialog
			title={say("transfer.import")}
			onClose={() => app.dialogs.close()}
			buttons={
				<>
					<Button onPress={() => app.dialogs.close()}>{say("action.cancel")}</Button>
					<Button onPress={() => open()}>{say("transfer.fromComputer")}</Button>
					<Button
						look="primary"
						onPress={() => {
							app.dialogs.close();
							importFromEditor(app);
						}}
					>
						{say("transfer.fromWorkspace")}
					</Button>
				</>
			}
		>
			<p>{say("transfer.where")}</p>
			<FileInput
				accept={importedEndings}
				opener={(opener) => {
					open = opener;
				}}
				onFiles={(files) => openImport(app, files)}
			/>
		</Dialog>
	);
};
