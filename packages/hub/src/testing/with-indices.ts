import { rebuildIndex } from "../sessions/rebuild-index.ts";
import type { LogDatabase } from "../store/sqlite/database.ts";

/** Rebuilds the indices of another reducer version, as a hub does when it opens such a store. */
export const withIndices = async (database: LogDatabase): Promise<LogDatabase> => {
	for (const stale of database.sessions().stale)
		await rebuildIndex(
			{
				headEvents: async (...range) => database.headEvents(...range),
				putIndex: async (...index) => database.putIndex(...index),
			},
			stale,
		);
	return database;
};
