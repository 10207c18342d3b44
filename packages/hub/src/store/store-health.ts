/** The result of salvaging a damaged store into a new one. */
export type Salvage = {
	/** The damaged file, which is kept. */
	readonly kept: string;
	/** Its size; 0 if it no longer exists. */
	readonly bytes: number;
	readonly sessions: number;
	/** Sessions that lost something. */
	readonly harmed: number;
	/** Events that could not be read, as far as known. */
	readonly lostEvents: number;
	/** Sessions whose drafts could not be read, if they had one. */
	readonly lostDrafts?: number;
	readonly at: number;
};

/** The health of the store. */
export type StoreHealth = {
	/** Resolves if the store can currently be written. */
	probe(): Promise<void>;
	/** The report of a salvage, until the user dismisses it. */
	salvage(): Promise<Salvage | undefined>;
	/** Dismisses the report. With `remove`, deletes all kept damaged files, including earlier ones. */
	dismissSalvage(remove: boolean): Promise<void>;
};
