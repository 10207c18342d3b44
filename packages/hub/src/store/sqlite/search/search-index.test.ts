import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { SampleLog } from "../../../testing/stored-events.ts";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";
import { openUnguarded } from "../../../testing/unguarded-database.ts";
import { LogDatabase } from "../database.ts";
import { openSqliteStore } from "../sqlite-store.ts";
import type { SearchIndex } from "./search-index.ts";

const opened = async () => {
	const folder = await temporaryFolder();
	const path = join(folder.path, "store.db");
	const database = new LogDatabase(path);
	return {
		path,
		database,
		async [Symbol.asyncDispose]() {
			database.close();
			await folder.remove();
		},
	};
};

/** Indexes everything; returns how many steps it took. */
const indexAll = (index: SearchIndex): number => {
	let steps = 0;
	for (const sessionId of index.behind())
		index.transaction(() => {
			for (const _ of index.steps(sessionId)) steps += 1;
		});
	return steps;
};

const answering = (sessionId: string, text: string): SampleLog => {
	const log = new SampleLog(sessionId);
	const messageId = "m";
	const content = [{ type: "text" as const, text: "question" }];
	log.add({ type: "prompt.accepted", payload: { messageId, content } });
	log.add({ type: "prompt.sent", payload: { messageId, content } }, 1);
	const payload = { messageId: "a", blockId: "b", kind: "answer", offset: 0, text } as const;
	log.add({ type: "text", payload }, 1);
	return log.add({ type: "turn.ended", payload: { outcome: "completed" } }, 1);
};

test("[A14.cost] a very long answer is indexed in steps and found once, by its best part", async () => {
	await using store = await opened();
	const text = `${"filler words ".repeat(20_000)}needle ${"more filler ".repeat(20_000)}needle`;
	store.database.commit([answering("s", text).append()]);
	expect(indexAll(store.database.search)).toBeGreaterThan(15);
	const found = store.database.search.find({ query: "needle", limit: 5 });
	expect(found?.results).toHaveLength(1);
	expect(found?.results[0]?.snippet.text).toContain("needle");
});

test("[A14.cost] indexing resumes where it left off, and does nothing twice", async () => {
	await using store = await opened();
	const log = answering("s", "first");
	store.database.commit([log.append()]);
	const index = store.database.search;
	const [sessionId = ""] = index.behind();
	index.transaction(() => index.steps(sessionId).next());
	indexAll(index);
	expect(index.behind()).toEqual([]);
	expect(index.documents).toBe(2);
	expect(indexAll(index)).toBe(0);
});

test("[A14.complete] events that reach an older turn between two steps are found, even if the log continues behind them", async () => {
	await using store = await opened();
	const log = new SampleLog("s").turn(1).turn(2);
	store.database.commit([log.append()]);
	const index = store.database.search;
	const steps = index.steps("s");
	// Both turns have been read to their ends, but it is not yet known that nothing follows.
	index.transaction(() => {
		while (index.documents < 4) expect(steps.next().done).toBe(false);
	});
	const from = log.lastIndex + 1;
	const payload = { messageId: "late", blockId: "b", kind: "answer", offset: 0, text: "needle" } as const;
	log.add({ type: "text", payload }, 1).turn(3);
	store.database.commit([{ ...log.append(from), late: [1] }]);
	index.transaction(() => {
		while (steps.next().done !== true);
	});
	expect(index.find({ query: "needle", limit: 5 })?.results).toHaveLength(1);
	expect(index.behind()).toEqual([]);
});

test("[A14.results] further results are indicated, not sent", async () => {
	await using store = await opened();
	for (const name of ["a", "b", "c"]) store.database.commit([answering(name, "needle").append()]);
	indexAll(store.database.search);
	const ask = (limit: number) => {
		const { results = [], more } = store.database.search.find({ query: "needle", limit }) ?? {};
		return [results.length, more];
	};
	expect([ask(2), ask(3), ask(9)]).toEqual([
		[2, true],
		[3, false],
		[3, false],
	]);
});

test("[A15.damage] a damaged event affects only its turn", async () => {
	await using store = await opened();
	store.database.commit([answering("bad", "needle").append(), answering("good", "needle").append()]);
	const raw = new DatabaseSync(store.path);
	raw.exec("UPDATE events SET payload = '{' WHERE session = 1 AND type = 'text'");
	raw.close();
	indexAll(store.database.search);
	expect(store.database.search.behind()).toEqual([]);
	const found = store.database.search.find({ query: "needle", limit: 5 });
	expect(found?.results.map(({ target }) => target.sessionId)).toEqual(["good"]);
	expect(store.database.search.find({ query: "question", limit: 5 })?.results).toHaveLength(2);
});

test("[A15.damage] text damaged after indexing is left out", async () => {
	await using store = await opened();
	store.database.commit([answering("s", "needle").append()]);
	indexAll(store.database.search);
	const raw = new DatabaseSync(store.path);
	raw.exec("UPDATE events SET payload = '{' WHERE type = 'text'");
	raw.close();
	expect(store.database.search.find({ query: "needle", limit: 5 })?.results).toEqual([]);
});

test("[A15.damage][A15.rebuild] a damaged index fails only the search, and a rebuild repairs it", async () => {
	await using store = await opened();
	store.database.commit([answering("s", "needle").append()]);
	indexAll(store.database.search);
	const raw = openUnguarded(store.path);
	raw.exec("DELETE FROM document_words_data WHERE id > 10");
	raw.close();
	const service = await openSqliteStore(store.path);
	await expect(service.search.query({ query: "needle", limit: 5 })).rejects.toThrow(
		'failed at "search.query"',
	);
	expect(await service.log.eventsAfter("s", 0, 99)).toHaveLength(5);
	expect(await service.search.rebuild()).toEqual({ sessions: 1, documents: 2 });
	expect((await service.search.query({ query: "needle", limit: 5 })).results).toHaveLength(1);
	await service.close();
});

test("[A14.complete][C12.stores] a store from before the index existed is indexed when it is opened", async () => {
	await using folder = await temporaryFolder();
	const path = join(folder.path, "store.db");
	await copyFile(join(import.meta.dirname, "../../../fixtures/stores/version-1.db"), path);
	const store = await openSqliteStore(path);
	const ask = () => store.search.query({ query: '"the last words of version"', limit: 5 });
	let answer = await ask();
	while (answer.waiting > 0) answer = await ask();
	expect(answer.results[0]?.title).toMatch(/^Kept from version/);
	await store.close();
});
