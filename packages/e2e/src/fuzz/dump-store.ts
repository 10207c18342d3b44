import { DatabaseSync } from "node:sqlite";

const tables = ["meta", "sessions", "events", "prompts", "folders", "drafts"] as const;

/** Everything people would miss, as comparable text. */
export const dumpStore = (path: string): string => {
	const database = new DatabaseSync(path, { readOnly: true });
	try {
		return JSON.stringify(tables.map((table) => database.prepare(`SELECT * FROM ${table}`).all()));
	} finally {
		database.close();
	}
};
