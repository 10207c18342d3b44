import type { BlobStore } from "./blob-store.ts";
import type { ChoiceStore } from "./choice-store.ts";
import type { DraftStore } from "./draft-store.ts";
import type { FolderStore } from "./folder-store.ts";
import type { LogStore } from "./log-store.ts";
import type { SearchStore } from "./search-store.ts";
import type { ServerStore } from "./server-store.ts";
import type { SessionStore } from "./session-store.ts";
import type { StagingStore } from "./staging-store.ts";
import type { StoreHealth } from "./store-health.ts";
import type { StoreMaintenance } from "./store-maintenance.ts";
import type { TrashStore } from "./trash-store.ts";

/** The store, by concern. Every call is asynchronous, so that it can live in another thread or machine. */
export type StorePorts = {
	readonly log: LogStore;
	readonly sessions: SessionStore;
	readonly blobs: BlobStore;
	readonly drafts: DraftStore;
	readonly folders: FolderStore;
	readonly choices: ChoiceStore;
	readonly servers: ServerStore;
	readonly search: SearchStore;
	readonly trash: TrashStore;
	readonly staging: StagingStore;
	readonly maintenance: StoreMaintenance;
	readonly health: StoreHealth;
};

export type Store = StorePorts & {
	/** Changes when the history of this store may have changed without its clients' knowledge. */
	readonly epoch: string;
	/** Flushes pending appends, then closes. */
	close(): Promise<void>;
};
