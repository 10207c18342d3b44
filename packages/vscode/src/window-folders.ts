import { realpath } from "node:fs/promises";
import { homedir } from "node:os";
import { type Disposable, workspace } from "vscode";

/** The real paths of this window's folders, as the hub names them. A window without a folder uses the user's home. */
export class WindowFolders implements Disposable {
	readonly #subscription: Disposable;
	#paths: readonly string[] = [];
	/** Called after every change. */
	onChanged: () => void = () => {};

	constructor() {
		this.#subscription = workspace.onDidChangeWorkspaceFolders(() => void this.read());
	}

	get paths(): readonly string[] {
		return this.#paths;
	}

	async read(): Promise<void> {
		const own = (workspace.workspaceFolders ?? []).filter(({ uri }) => uri.scheme === "file");
		const paths = own.length === 0 ? [homedir()] : own.map(({ uri }) => uri.fsPath);
		this.#paths = await Promise.all(paths.map((path) => realpath(path).catch(() => path)));
		this.onChanged();
	}

	dispose(): void {
		this.#subscription.dispose();
	}
}
