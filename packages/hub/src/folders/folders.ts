import { basename } from "node:path";
import type { Folder, FolderTrust } from "@parley/protocol/folder/methods";
import type { FolderStore, StoredFolder } from "../store/folder-store.ts";
import { resolveFolder } from "./resolve-folder.ts";

/** The attached editors' trust in a folder, if one of them has it open. */
export type EditorTrust = (path: string) => "trusted" | "untrusted" | undefined;

/** The user's folders and whether third-party agents may run there. Asked once per folder and remembered. */
export class Folders {
	readonly #store: FolderStore;
	readonly #now: () => number;
	readonly #editorTrust: EditorTrust;
	readonly #known: Map<string, StoredFolder>;
	/** Folders of imported chats, with their real paths; undefined if they do not exist here. */
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
	 * Registers the folder that a chat's log names. An imported chat can name a link or a missing folder: trust is that of the link's
	 * target, and a missing folder is never trusted.
	 */
	async meet(path: string): Promise<void> {
		if (this.#known.has(path)) return;
		this.#places.set(path, await resolveFolder(path).catch(() => undefined));
	}

	/** The working folder of agents for chats of this folder. */
	placeOf(path: string): string {
		return this.#places.get(path) ?? path;
	}

	/** In order of precedence: an editor's distrust, the user's decision here, an editor's trust. */
	trustOf(folder: string): FolderTrust {
		const isElsewhere = this.#places.has(folder) && this.#places.get(folder) === undefined;
		if (isElsewhere && !this.#known.has(folder)) return "unasked";
		const path = this.placeOf(folder);
		const editor = this.#editorTrust(path);
		if (editor === "untrusted") return editor;
		const own = this.#ownTrust(path);
		return own === "unasked" ? (editor ?? own) : own;
	}

	/** Remembers trust granted in an editor, so that the user is not asked again after the editor has gone. */
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

	/** Adds a folder, or marks it as most recently used. */
	async add(path: string): Promise<Folder> {
		const real = await resolveFolder(path);
		const own = this.#ownTrust(real);
		const trust = own === "unasked" && this.#editorTrust(real) === "trusted" ? "trusted" : own;
		return this.#put({ path: real, trust, usedAt: this.#now() });
	}

	async trust(path: string, trusted: boolean): Promise<Folder> {
		const real = await resolveFolder(path);
		// The folder was created, or the link retargeted, since the chat was imported.
		if (this.#places.has(path)) this.#places.set(path, real);
		return this.#put({ path: real, trust: trusted ? "trusted" : "untrusted", usedAt: this.#now() });
	}

	/** Forgets all folders. The caller clears the store. */
	forgetAll(): void {
		this.#known.clear();
		this.#places.clear();
	}

	/** Visible at once, so that concurrent changes build on it; reverted if it cannot be stored. */
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
