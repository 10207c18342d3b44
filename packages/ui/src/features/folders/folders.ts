import type { HubConnection } from "@parley/client/core/hub-connection";
import type { Result, TopicPayload } from "@parley/protocol/contract/names";
import type { Folder } from "@parley/protocol/folder/methods";
import { type Accessor, createSignal } from "solid-js";
import { baseName } from "../../shared/widgets/paths.ts";

/** Folders on the hub's machine that sessions can work in. */
export class Folders {
	readonly known: Accessor<readonly Folder[]>;
	readonly #set: (change: (folders: readonly Folder[]) => readonly Folder[]) => void;
	readonly #hub: HubConnection;
	readonly #own: Accessor<readonly string[]>;
	readonly #asked = Promise.withResolvers<void>();

	constructor(hub: HubConnection, own: Accessor<readonly string[]> = () => []) {
		this.#hub = hub;
		this.#own = own;
		const [known, setKnown] = createSignal<readonly Folder[]>([]);
		this.known = known;
		this.#set = setKnown;
	}

	clear(): void {
		this.#set(() => []);
	}

	/** The choices for a new chat: the window's own folders, then the others known to the hub. */
	choices(): readonly Folder[] {
		const own = this.#own().map((path) => this.find(path) ?? unknownFolder(path));
		return [...own, ...this.known().filter(({ path }) => !this.#own().includes(path))];
	}

	/** The folder of a new chat when nobody chooses one; none for a window with several folders, which must ask. */
	standard(): Folder | undefined {
		return this.#own().length > 1 ? undefined : this.choices()[0];
	}

	/** Whether chats in a folder belong to this view's window. Without a window, all do. */
	isOwn(path: string): boolean {
		return this.#own().length === 0 || this.#own().includes(path);
	}

	find(path: string): Folder | undefined {
		return this.known().find((folder) => folder.path === path);
	}

	/** Resolves once the first request for the known folders has ended, whether it succeeded or failed. */
	get asked(): Promise<void> {
		return this.#asked.promise;
	}

	async load(): Promise<void> {
		try {
			const { folders } = await this.#hub.request("folder.list", {});
			this.#set(() => folders);
		} finally {
			this.#asked.resolve();
		}
	}

	/** Trust has changed, possibly in an editor. */
	take({ folders }: TopicPayload<"folders">): void {
		const changed = new Map(folders.map((folder) => [folder.path, folder]));
		this.#set((known) => [
			...known.map((each) => changed.get(each.path) ?? each),
			...folders.filter(({ path }) => !known.some((each) => each.path === path)),
		]);
	}

	browse(path?: string): Promise<Result<"folder.browse">> {
		return this.#hub.request("folder.browse", path === undefined ? {} : { path });
	}

	async add(path: string): Promise<Folder> {
		const { folder } = await this.#hub.request("folder.add", { path });
		this.#put(folder);
		return folder;
	}

	async trust(path: string, trusted: boolean): Promise<void> {
		const { folder } = await this.#hub.request("folder.trust", { path, trusted });
		this.#put(folder);
	}

	#put(folder: Folder): void {
		this.#set((folders) => [folder, ...folders.filter((each) => each.path !== folder.path)]);
	}
}

const unknownFolder = (path: string): Folder => ({ path, name: baseName(path), trust: "unasked" });
