import type { Folder, FolderTrust } from "@parley/protocol/folder/methods";
import type { Folders } from "./folders.ts";

export type TrustWatchOptions = {
	readonly folders: Pick<Folders, "list" | "adoptEditorTrust">;
	readonly onChanged: (folders: readonly Folder[]) => void;
	/** A folder has lost its trust: agents that depend on it must end. */
	readonly onLost: (folder: string) => Promise<void>;
};

/** Detects changes of trust in folders, whatever their cause, and makes them take effect at once. */
export class TrustWatch {
	readonly #options: TrustWatchOptions;
	#before: ReadonlyMap<string, FolderTrust>;

	constructor(options: TrustWatchOptions) {
		this.#options = options;
		this.#before = trustsIn(options.folders.list());
	}

	/** Resolves when nothing that lost its trust is running. */
	async review(): Promise<void> {
		const { folders, onChanged, onLost } = this.#options;
		const adopted = folders.adoptEditorTrust();
		const now = folders.list();
		const before = this.#before;
		this.#before = trustsIn(now);
		const changed = now.filter(({ path, trust }) => (before.get(path) ?? "unasked") !== trust);
		if (changed.length > 0) onChanged(changed);
		const lost = changed.filter(({ path }) => before.get(path) === "trusted");
		await Promise.all([adopted, ...lost.map(({ path }) => onLost(path))]);
	}
}

const trustsIn = (folders: readonly Folder[]): ReadonlyMap<string, FolderTrust> =>
	new Map(folders.map(({ path, trust }) => [path, trust]));
