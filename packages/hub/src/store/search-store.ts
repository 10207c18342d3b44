import type { Params, Result } from "@parley/protocol/contract/names";

/** The full-text index. */
export type SearchStore = {
	/** Finds everything committed so far, except what is still being indexed from older logs. */
	query(question: Params<"search.query">): Promise<Result<"search.query">>;
	/** Rebuilds the index from the logs. */
	rebuild(): Promise<Result<"search.rebuild">>;
	/** How many sessions are not fully indexed. */
	behind(): Promise<number>;
};
