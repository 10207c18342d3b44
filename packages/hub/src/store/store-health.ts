/** What became of a store whose file was damaged: what could be read was put into a new one. */
export type Salvage = {
	/** The damaged file, which is kept. */
	readonly kept: string;
	/** How large that is; 0 if it is not there any more. */
	readonly bytes: number;
	readonly sessions: number;
	/** Sessions of which something is missing now. */
	readonly harmed: number;
	/** Events that could not be read, as far as it is known. */
	readonly lostEvents: number;
	/** Sessions whose drafts could not be read, if they had one. */
	readonly lostDrafts?: number;
	readonly at: number;
};

/** Whether the store can be used, and what became of it. */
export type StoreHealth = {
	/** Resolves if the store can be written right now. */
	probe(): Promise<void>;
	/** What was saved out of a damaged store, until somebody has taken note of it. */
	salvage(): Promise<Salvage | undefined>;
	/** Nobody has to be told of it any more. With `remove`, damaged files go that were kept, also earlier ones. */
	dismissSalvage(remove: boolean): Promise<void>;
};
