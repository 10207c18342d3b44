import type { Params, Result } from "@parley/protocol/contract/names";

/** The index of all words. */
export type SearchStore = {
	/** Finds whatever was committed before, unless older logs are still being read. */
	query(question: Params<"search.query">): Promise<Result<"search.query">>;
	/** Makes the index anew from the logs. */
	rebuild(): Promise<Result<"search.rebuild">>;
	/** How many sessions are not indexed as a whole. */
	behind(): Promise<number>;
};
