import type { DamagedFile, StorageCounts, StorageParts } from "@parley/protocol/hub/maintenance/methods";

/** The store's figures. The hub adds unreadable sessions and its own logs. */
export type Inspection = {
	readonly parts: Omit<StorageParts, "hubLogs">;
	readonly counts: Omit<StorageCounts, "damaged">;
	readonly damagedFiles: readonly DamagedFile[];
};

export type Soundness = {
	/** As reported by SQLite; empty if the file is sound. */
	readonly problems: readonly string[];
	/** The search index is damaged or has stopped. It can be rebuilt. */
	readonly searchDamaged: boolean;
};

export type Compaction = {
	readonly freedBytes: number;
	readonly more: boolean;
	readonly left: number;
	/** Another program is reading the file: no space can be freed until it is done. */
	readonly held: boolean;
};

/** Maintenance of the whole store. */
export type StoreMaintenance = {
	inspect(): Promise<Inspection>;
	/** Reads the whole file. It takes long, but blocks nothing. */
	checkSoundness(): Promise<Soundness>;
	/** Frees some unused space. With `whole`, also if that blocks everything else. */
	compact(whole: boolean): Promise<Compaction>;
	/** Permanently deletes everything. Returns false if another program is reading the store, as with `TrashStore.scrub`. */
	clear(): Promise<boolean>;
};
