import type { DamagedFile, StorageCounts, StorageParts } from "@parley/protocol/hub/maintenance/methods";

/** What was found in the store. The hub knows what it could not read, and its own logs. */
export type Inspection = {
	readonly parts: Omit<StorageParts, "hubLogs">;
	readonly counts: Omit<StorageCounts, "damaged">;
	readonly damagedFiles: readonly DamagedFile[];
};

export type Soundness = {
	/** In the words of SQLite; none if the file is sound. */
	readonly problems: readonly string[];
	/** The search index is damaged, or has stopped. It can be made anew. */
	readonly searchDamaged: boolean;
};

export type Compaction = {
	readonly freedBytes: number;
	readonly more: boolean;
	readonly left: number;
	/** Another program reads the file: nothing can be given back before it is done. */
	readonly held: boolean;
};

/** What can be done with the store as a whole. */
export type StoreMaintenance = {
	inspect(): Promise<Inspection>;
	/** Reads all of the file. It takes long, and nothing waits for it. */
	checkSoundness(): Promise<Soundness>;
	/** Gives some of the room that is not used back. With `whole` also where everything else must wait for it. */
	compact(whole: boolean): Promise<Compaction>;
	/** Deletes everything for good. False if another program reads the store, as with `TrashStore.scrub`. */
	clear(): Promise<boolean>;
};
