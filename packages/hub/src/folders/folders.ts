import { basename } from "node:path";
import type { Folder, FolderTrust } from "@parley/protocol/folder/methods";
import type { FolderStore, StoredFolder } from "../store/folder-store.ts";
import { resolveFolder } from "./resolve-folder.ts";

/** What attached editors say about a folder, if one of them has it open. */
export type EditorTrust = (path: string) => "trusted" | "untrusted" | undefined;

/** The folders the user works in and whether agents of others may run there. Asked once per folder, remembered for good. */
export class Folders {
	readonly #store: FolderStore;
	readonly #now: () => number;
	readonly #editorTrust: EditorTrust;
	readonly #known: Map<string, StoredFolder>;
	/** Folders of chats that came from elsewhere, and where these really are; undefined if they are not here. */
	readonly #places = new Map<string, string | undefined>();

	private constructor(
		store: FolderStore,
		known: readonly StoredFolder[],
		now: () => number,
		editorTrust: EditorTrust,
	) {
		this.#store = store;
		this.#now = now;
		this.#editorTrust = editorTrust;
		this.#known = new Map(known.map((folder) => [folder.path, folder]));
	}

	static async load(
		store: FolderStore,
		now: () => number,
		editorTrust: EditorTrust = () => undefined,
	): Promise<Folders> {
		return new Folders(store, await store.all(), now, editorTrust);
	}

	list(): Folder[] {
		const known = [...this.#known.values()].sort((a, b) => b.usedAt - a.usedAt);
		const met = [...this.#places.keys()].filter((path) => !this.#known.has(path));
		return [...known.map(({ path }) => path), ...met].map((path) => this.#toFolder(path));
	}

	/**
	 * A chat is in this folder, as its log says. An imported one can name a link, or what is not here: trust is that of the place
	 * the link leads to, and nothing is trusted that is not here.
	 */
	async meet(path: string): Promise<void> {
		if (this.#known.has(path)) return;
		this.#places.set(path, await resolveFolder(path).catch(() => undefined));
	}

	/** Where agents run for chats of this folder. */
	placeOf(path: string): string {
		return this.#places.get(path) ?? path;
	}

	/** What counts: an editor's distrust, then what the person said here, then an editor's trust. */
	trustOf(folder: string): FolderTrust {
		const isElsewhere = this.#places.has(folder) && this.#places.get(folder) === undefined;
		if (isElsewhere && !this.#known.has(folder)) return "unasked";
		const path = this.placeOf(folder);
		const editor = this.#editorTrust(path);
		if (editor === "untrusted") return editor;
		const own = this.#ownTrust(path);
		return own === "unasked" ? (editor ?? own) : own;
	}

	/** What the person has told an editor need not be asked again, also when that editor is gone. */
	async adoptEditorTrust(): Promise<void> {
		const decided = [...this.#known.values()].filter(
			({ path, trust }) => trust === "unasked" && this.#editorTrust(path) === "trusted",
		);
		const usedAt = this.#now();
		const met = new Set([...this.#places.values()].filter((path) => path !== undefined));
		const fresh = [...met].filter((path) => !this.#known.has(path) && this.#editorTrust(path) === "trusted");
		await Promise.all([
			...decided.map((folder) => this.#put({ ...folder, trust: "trusted" })),
			...fresh.map((path) => this.#put({ path, trust: "trusted", usedAt })),
		]);
	}

	#ownTrust(path: string): FolderTrust {
		return this.#known.get(path)?.trust ?? "unasked";
	}

	/** Makes a folder known, or marks it as the one used last. */
	async add(path: string): Promise<Folder> {
		const real = await resolveFolder(path);
		const own = this.#ownTrust(real);
		const trust = own === "unasked" && this.#editorTrust(real) === "trusted" ? "trusted" : own;
		return this.#put({ path: real, trust, usedAt: this.#now() });
	}

	async trust(path: string, trusted: boolean): Promise<Folder> {
		const real = await resolveFolder(path);
		// Somebody has put it there, or has turned the link, since a chat of it came.
		if (this.#places.has(path)) this.#places.set(path, real);
		return this.#put({ path: real, trust: trusted ? "trusted" : "untrusted", usedAt: this.#now() });
	}

	/** Forgets all of them. The store is cleared by someone else. */
	forgetAll(): void {
		this.#known.clear();
		this.#places.clear();
	}

	/** Known at once, so that a change made while this one is being written builds on it; taken back if it is not kept. */
	async #put(folder: StoredFolder): Promise<Folder> {
		const before = this.#known.get(folder.path);
		this.#known.set(folder.path, folder);
		try {
			await this.#store.put(folder);
		} catch (error) {
			if (before === undefined) this.#known.delete(folder.path);
			else this.#known.set(folder.path, before);
			throw error;
		}
		return this.#toFolder(folder.path);
	}

	#toFolder(path: string): Folder {
		const heldByEditor = this.#editorTrust(this.placeOf(path)) === "untrusted";
		const name = basename(path) || path;
		return { path, name, trust: this.trustOf(path), ...(heldByEditor ? { heldByEditor } : {}) };
	}
}
