import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { readEvent } from "@parley/protocol/log/read-event";
import { emptyHead } from "@parley/transcript/head/head";
import { reduceHead } from "@parley/transcript/head/reduce-head";
import { expect, onTestFinished, test } from "vitest";
import { damagePages } from "../../../testing/damage-pages.ts";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";
import { LogDatabase } from "../database.ts";
import { markSuspect, openDatabase } from "../open-database.ts";

const fixture = join(import.meta.dirname, "../../../fixtures/stores/version-9.db");
const sessionId = "kept-9";

/** A copy of a store of version 9 with a prioritized prompt in its queue. */
const copied = async () => {
	const folder = await temporaryFolder();
	const path = join(folder.path, "store.db");
	await copyFile(fixture, path);
	return { path, [Symbol.asyncDispose]: () => folder.remove() };
};

const queueIn = (database: LogDatabase) =>
	database.headEvents(sessionId, 0, 100).map(readEvent).reduce(reduceHead, emptyHead).queue;

const waiting = [{ messageId: "m6", prioritized: true }, { messageId: "m5" }];

const typesIn = (database: LogDatabase) => database.eventsAfter(sessionId, 0, 100).map(({ type }) => type);

test("[C12.renamed][C12.stores] a prioritized prompt in a store of version 9 is still the next one", async () => {
	await using it = await copied();
	const before = new DatabaseSync(it.path, { readOnly: true });
	expect(before.prepare("SELECT idx FROM events WHERE type = 'prompt.urged'").all()).toHaveLength(1);
	before.close();
	const database = new LogDatabase(it.path);
	onTestFinished(() => database.close());
	expect(queueIn(database)).toMatchObject(waiting);
	expect(typesIn(database)).toContain("prompt.prioritized");
	expect(typesIn(database)).not.toContain("prompt.urged");
});

test("[C12.renamed][A15.salvage] so is one salvaged from a damaged store of version 9", async () => {
	await using it = await copied();
	expect(damagePages(it.path, "folders")).toBe(1);
	markSuspect(it.path);
	const database = openDatabase(it.path);
	onTestFinished(() => database.close());
	expect(database.marks.salvage).toMatchObject({ sessions: 1 });
	expect(queueIn(database)).toMatchObject(waiting);
});
