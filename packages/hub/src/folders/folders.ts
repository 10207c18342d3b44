import { basename } from "node:path";
import type { Folder, FolderTrust } from "@parley/protocol/folder/methods";
import type { LogStore, StoredFolder } from "../store/log-store.ts";
import { resolveFolder } from "./resolve-folder.ts";

type FolderStore = Pick<LogStore, "folders" | "putFolder">;

/** The folders the user works in and whether agents of others may run there. Asked once per folder, remembered for good. */
export class Folders {
	readonly #store: FolderStore;
	readonly #now: () => number;
	readonly #known: Map<string, StoredFolder>;

	private constructor(store: FolderStore, known: readonly StoredFolder[], now: () => number) {
		this.#store = store;
		this.#now = now;
		this.#known = new Map(known.map((folder) => [folder.path, folder]));
	}

	static async load(store: FolderStore, now: () => number): Promise<Folders> {
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

	/** Forgets all of them. The store is cleared by someone else. */
	forgetAll(): void {
		this.#known.clear();
	}

	/** Known at once, so that a change made while this one is being written builds on it; taken back if it is not kept. */
	async #put(folder: StoredFolder): Promise<Folder> {
		const before = this.#known.get(folder.path);
		this.#known.set(folder.path, folder);
		try {
			await this.#store.putFolder(folder);
		} catch (error) {
			if (before === undefined) this.#known.delete(folder.path);
			else this.#known.set(folder.path, before);
			throw error;
		}
		return toFolder(folder);
	}
}

const toFolder = ({ path, trust }: StoredFolder): Folder => ({ path, name: basename(path) || path, trust });
