import { DatabaseSync } from "node:sqlite";
import { StoreTooNewError } from "../store-errors.ts";
import { log } from "./migrations/1-log.ts";
import { drafts } from "./migrations/2-drafts.ts";
import { search } from "./migrations/3-search.ts";
import { blobs } from "./migrations/4-blobs.ts";
import { folding } from "./migrations/5-folding.ts";
import { trash } from "./migrations/6-trash.ts";
import { tools } from "./migrations/7-tools.ts";
import { items } from "./migrations/8-items.ts";
import { headEvents } from "./migrations/9-head-events.ts";
import { prioritized } from "./migrations/10-prioritized.ts";
import { stopping } from "./migrations/11-stopping.ts";
import { source } from "./migrations/12-source.ts";
import { questions } from "./migrations/13-questions.ts";

/** One step per version, applied in order, each in its own transaction. A released step is never changed. */
const migrations: readonly string[] = [
	log,
	drafts,
	search,
	blobs,
	folding,
	trash,
	tools,
	items,
	headEvents,
	prioritized,
	stopping,
	source,
	questions,
];

const versionOf = (database: DatabaseSync): number =>
	Number(database.prepare("PRAGMA user_version").get()?.["user_version"] ?? 0);

/** Refuses a database of a newer version. Opens it read-only, since opening it for writing could already change the file. */
export const refuseNewer = (path: string): void => {
	const database = new DatabaseSync(path, { readOnly: true });
	try {
		const found = versionOf(database);
		if (found > migrations.length) throw new StoreTooNewError(path, found, migrations.length);
	} finally {
		database.close();
	}
};

/** Migrates a database to this program's version. */
export const migrate = (database: DatabaseSync): void => {
	const found = versionOf(database);
	for (const [position, step] of migrations.entries()) {
		if (position < found) continue;
		database.exec(`BEGIN IMMEDIATE; ${step}; PRAGMA user_version = ${position + 1}; COMMIT`);
	}
};
