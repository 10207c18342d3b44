import { statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { messageOf } from "@parley/base/errors/message-of";
import type { Inspection } from "../../store-maintenance.ts";

/** The store's own figures, without the files beside it. */
export type InspectedStore = Pick<Inspection, "counts"> & {
	readonly parts: Omit<Inspection["parts"], "damaged">;
};

type Part = Exclude<keyof InspectedStore["parts"], "free" | "waiting">;

/** Further problems add nothing new. */
const maxProblems = 20;

/** Which part of the store a table or an index belongs to. */
export const partOf = (name: string): Part => {
	if (/^(?:document|search_|events_for_search)/.test(name)) return "search";
	if (/^(?:sqlite_autoindex_)?(?:events|prompts|sessions|tools|late_turns)/.test(name)) return "log";
	return name.startsWith("blob") ? "blobs" : "other";
};

/** Inspects the store through a second connection, without blocking anyone. */
export const inspectStore = (path: string): InspectedStore => {
	using database = new DatabaseSync(path, { readOnly: true });
	const number = (sql: string): number => Number(Object.values(database.prepare(sql).get() ?? {})[0] ?? 0);
	const parts = { log: 0, search: 0, blobs: 0, other: 0 };
	const sizes = "SELECT name, pgsize FROM dbstat WHERE aggregate = TRUE";
	for (const { name, pgsize } of database.prepare(sizes).all()) parts[partOf(String(name))] += Number(pgsize);
	return {
		parts: {
			...parts,
			free: number("PRAGMA freelist_count") * number("PRAGMA page_size"),
			waiting: statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0,
		},
		counts: {
			sessions: number("SELECT count(*) FROM sessions WHERE deleted_at IS NULL AND staged_by IS NULL"),
			deleted: number("SELECT count(*) FROM sessions WHERE deleted_at > 0"),
			turns: number(
				"SELECT count(*) FROM (SELECT DISTINCT session, turn FROM events WHERE turn IS NOT NULL)",
			),
			events: number("SELECT count(*) FROM events"),
		},
	};
};

/** Problems of the file, including the search index. Reads all of it. */
export const findProblems = (path: string): string[] => {
	using database = new DatabaseSync(path, { readOnly: true });
	try {
		const rows = database.prepare(`PRAGMA integrity_check(${maxProblems})`).all();
		return rows.map((row) => String(Object.values(row)[0])).filter((words) => words !== "ok");
	} catch (error) {
		return [messageOf(error)];
	}
};
