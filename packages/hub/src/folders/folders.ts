import { basename } from "node:path";
import type { Folder, FolderTrust } from "@parley/protocol/folder/methods";
import type { LogStore, StoredFolder } from "../store/log-store.ts";
import { resolveFolder } from "./resolve-folder.ts";

/** The folders the user works in and whether agents of others may run there. Asked once per folder, remembered for good. */
export class Folders {
	readonly #store: LogStore;
	readonly #now: () => number;
	readonly #known: Map<string, StoredFolder>;

	private constructor(store: LogStore, known: readonly StoredFolder[], now: () => number) {
		this.#store = store;
		this.#now = now;
		this.#known = new Map(known.map((folder) => [folder.path, folder]));
	}

	static async load(store: LogStore, now: () => number): Promise<Folders> {
		return new Folders(store, await store.folders(), now);
	}

	list(): Folder[] {
		return [...this.#known.values()].sort((a, b) => b.usedAt - a.usedAt).map(toFolder);
	}

	trustOf(path: string): FolderTrust {
		return this.#known.get(path)?.trust ?? "unasked";
	}

	/** Makes a folder known, or marks it as the one used last. */
	async add(path: string): Promise<Folder> {
		const real = await resolveFolder(path);
		return this.#put({ path: real, trust: this.trustOf(real), usedAt: this.#now() });
	}

	async trust(path: string, trusted: boolean): Promise<Folder> {
		const real = await resolveFolder(path);
		return this.#put({ path: real, trust: trusted ? "trusted" : "untrusted", usedAt: this.#now() });
	}

	async #put(folder: StoredFolder): Promise<Folder> {
		await this.#store.putFolder(folder);
		this.#known.set(folder.path, folder);
		return toFolder(folder);
	}
}

const toFolder = ({ path, trust }: StoredFolder): Folder => ({ path, name: basename(path) || path, trust });
