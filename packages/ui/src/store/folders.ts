import type { HubConnection } from "@parley/client/core/hub-connection";
import type { Result } from "@parley/protocol/contract/names";
import type { Folder } from "@parley/protocol/folder/methods";
import { type Accessor, createSignal } from "solid-js";

/** Folders on the hub's machine that sessions can work in. */
export class Folders {
	readonly known: Accessor<readonly Folder[]>;
	readonly #set: (change: (folders: readonly Folder[]) => readonly Folder[]) => void;
	readonly #hub: HubConnection;

	constructor(hub: HubConnection) {
		this.#hub = hub;
		const [known, setKnown] = createSignal<readonly Folder[]>([]);
		this.known = known;
		this.#set = setKnown;
	}

	clear(): void {
		this.#set(() => []);
	}

	find(path: string): Folder | undefined {
		return this.known().find((folder) => folder.path === path);
	}

	async load(): Promise<void> {
		const { folders } = await this.#hub.request("folder.list", {});
		this.#set(() => folders);
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
