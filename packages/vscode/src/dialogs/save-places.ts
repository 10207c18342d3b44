import { homedir } from "node:os";
import { AtomicFile } from "@parley/client/node/atomic-file";
import { say } from "@parley/words/spoken";
import { Uri, window, workspace } from "vscode";
import { nameOf, safeName } from "./file-name.ts";
import { HeldFile, type SaveTarget } from "./save-target.ts";

/** Where the user chose to save a file. */
export type SavePlace = { readonly uri: Uri; readonly name: string; readonly path: string };

export type SaveRequest = {
	readonly name: string;
	/** The label of the file type, and its extension. */
	readonly kind?: { readonly words: string; readonly ending: string };
};

/** Asks where to save: it proposes the last used folder, else the window's, else the user's home. */
export class SavePlaces {
	#lastFolder: Uri | undefined;

	/** Undefined if the user cancels. */
	async ask({ name, kind }: SaveRequest): Promise<SavePlace | undefined> {
		const folder = this.#lastFolder ?? workspace.workspaceFolders?.[0]?.uri ?? Uri.file(homedir());
		const filters =
			kind === undefined
				? {}
				: { filters: { [kind.words]: [kind.ending], [say("editorWindow.allFiles")]: ["*"] } };
		const defaultUri = Uri.joinPath(folder, safeName(name));
		const uri = await window.showSaveDialog({
			defaultUri,
			title: say("editorWindow.saveTitle", { name: safeName(name) }),
			...filters,
		});
		if (uri === undefined) return undefined;
		this.#lastFolder = Uri.joinPath(uri, "..");
		return { uri, name: nameOf(uri.path), path: uri.scheme === "file" ? uri.fsPath : uri.toString(true) };
	}
}

/** Opens a place for writing. `mode` applies to a new file on disk. */
export const openPlace = async ({ uri }: SavePlace, mode: number): Promise<SaveTarget> =>
	uri.scheme === "file"
		? AtomicFile.begin(uri.fsPath, mode)
		: new HeldFile((bytes) => workspace.fs.writeFile(uri, bytes));
