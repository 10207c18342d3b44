import { homedir } from "node:os";
import { AtomicFile } from "@parley/client/node/atomic-file";
import { say } from "@parley/words/spoken";
import { Uri, window, workspace } from "vscode";
import { nameOf, safeName } from "./file-name.ts";
import { HeldFile, type SaveTarget } from "./save-target.ts";

/** A place that a person has chosen for a file. */
export type SavePlace = { readonly uri: Uri; readonly name: string; readonly path: string };

export type SaveWish = {
	readonly name: string;
	/** What kind of file it is, and how the names of such files end. */
	readonly kind?: { readonly words: string; readonly ending: string };
};

/** Asks where to save things: in the folder that was used last, else the window's, else the person's own. */
export class SavePlaces {
	#lastFolder: Uri | undefined;

	/** Nothing if the person thought better of it. */
	async ask({ name, kind }: SaveWish): Promise<SavePlace | undefined> {
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

/** Opens it for writing. `mode` is for a new file on disk. */
export const openPlace = async ({ uri }: SavePlace, mode: number): Promise<SaveTarget> =>
	uri.scheme === "file"
		? AtomicFile.begin(uri.fsPath, mode)
		: new HeldFile((bytes) => workspace.fs.writeFile(uri, bytes));
