import { copyFile, readdir, readFile, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { SampleLog } from "../../../testing/stored-events.ts";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";
import { openUnguarded } from "../../../testing/unguarded-database.ts";
import { LogDatabase } from "../database.ts";
import { openSqliteStore } from "../sqlite-store.ts";
import { purgeSession } from "./purge-session.ts";

const withStore = async () => {
	const folder = await temporaryFolder();
	const path = join(folder.path, "store.db");
	const stores = [await openSqliteStore(path)];
	return {
		path,
		get store() {
			const [store] = stores;
			if (store === undefined) throw new Error("there is no store");
			return store;
		},
		async reopen(between: () => void = () => undefined) {
			await this.store.close();
			between();
			stores.unshift(await openSqliteStore(path));
		},
		async [Symbol.asyncDispose]() {
			await this.store.close().catch(() => undefined);
			await folder.remove();
		},
	};
};

const ids = (sessions: readonly { readonly summary: { readonly sessionId: string } }[]) =>
	sessions.map(({ summary }) => summary.sessionId);

/** The raw content of a store's files, as text. */
const fileTexts = async (path: string): Promise<string> => {
	const entries = await readdir(dirname(path), { withFileTypes: true, recursive: true });
	const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith("-shm"));
	const texts = await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), "latin1")));
	return texts.join("\n");
};

const telling = (sessionId: string, words: string, turns = 1): SampleLog => {
	const log = new SampleLog(sessionId);
	for (let turn = 1; turn <= turns; turn += 1) {
		const content = [{ type: "text" as const, text: `${words} ${turn}` }];
		log.add({ type: "prompt.accepted", payload: { messageId: `m${turn}`, content } });
		log.add({ type: "prompt.sent", payload: { messageId: `m${turn}`, content } }, turn);
		const payload = { messageId: `a${turn}`, blockId: "b", kind: "answer", offset: 0, text: words } as const;
		log.add({ type: "text", payload }, turn);
		log.add({ type: "turn.ended", payload: { outcome: "completed" } }, turn);
	}
	return log;
};

const draft = { revision: 1, textRevision: 1, writer: "w", step: 1, setAside: [] };

test("[A13.others][A13.undo] a deleted session appears in no list and no search, and is restored completely", async () => {
	await using it = await withStore();
	const log = telling("s", "walrus");
	await it.store.log.append(log.append());
	await it.store.log.append(telling("other", "walrus").append());
	await it.store.drafts.put({ ...draft, sessionId: "s", text: "half" });
	const found = async () => {
		const { results } = await it.store.search.query({ query: "walrus", limit: 9 });
		return new Set(results.map(({ target }) => target.sessionId));
	};
	expect(await found()).toEqual(new Set(["s", "other"]));
	expect(await it.store.trash.hide("s", 5)).toBe(true);
	expect(await it.store.trash.hide("s", 6)).toBe(false);
	expect(ids((await it.store.sessions.all()).sessions)).toEqual(["other"]);
	expect(await found()).toEqual(new Set(["other"]));
	await it.reopen();
	expect(ids((await it.store.sessions.all()).sessions)).toEqual(["other"]);
	expect((await it.store.trash.all()).map(({ deletedAt }) => deletedAt)).toEqual([5]);
	expect((await it.store.sessions.one("s")).sessions).toEqual([]);
	expect(await it.store.trash.restore("s")).toBe(true);
	expect((await it.store.sessions.one("s")).sessions).toMatchObject([
		{ summary: { sessionId: "s" }, lastIndex: log.lastIndex },
	]);
	expect(await it.store.trash.restore("s")).toBe(false);
	expect(await it.store.trash.all()).toEqual([]);
	expect(await found()).toEqual(new Set(["s", "other"]));
	expect(await it.store.log.eventsAfter("s", 0, 99)).toEqual(log.events);
	expect(await it.store.drafts.all()).toMatchObject([{ sessionId: "s", text: "half" }]);
});

test("[A13.purge] nothing of a purged session is readable in the store's files", async () => {
	await using it = await withStore();
	await it.store.log.append(telling("s", "quokkasecret", 400).append());
	await it.store.log.append(telling("other", "wombatkept", 400).append());
	await it.store.drafts.put({ ...draft, sessionId: "s", text: "quokkadraft" });
	await it.store.search.query({ query: "quokkasecret", limit: 1 });
	// Including text that was replaced before.
	await it.store.drafts.put({ ...draft, sessionId: "s", step: 2, text: "" });
	await it.store.trash.purge("s");
	await it.store.trash.scrub();
	const texts = await fileTexts(it.path);
	expect(texts).toContain("wombatkept");
	expect(texts).not.toContain("quokka");
	expect(await it.store.search.query({ query: "wombatkept", limit: 1 })).toMatchObject({ more: true });
	expect((await it.store.maintenance.checkSoundness()).problems).toEqual([]);
});

test("[A13.purge] while another program reads the store nothing waits for it, and purged data is gone once it is done", async () => {
	await using it = await withStore();
	await it.store.log.append(telling("s", "quokkasecret", 20).append());
	const reader = new DatabaseSync(it.path, { readOnly: true });
	reader.exec("BEGIN");
	reader.prepare("SELECT count(*) FROM sessions").get();
	await it.store.trash.purge("s");
	const order: string[] = [];
	const compacted = it.store.maintenance.compact(false).then((answer) => {
		order.push("compacted");
		return answer;
	});
	const scrubbed = it.store.trash.scrub();
	await it.store.log.append(new SampleLog("other").append());
	expect(order).toEqual([]);
	expect(await fileTexts(it.path)).toContain("quokkasecret");
	reader.close();
	expect(await compacted).toMatchObject({ held: false });
	expect(await scrubbed).toBe(true);
	expect(await fileTexts(it.path)).not.toContain("quokkasecret");
});

test("[A13.purge] a huge session is purged between the commits of others", async () => {
	await using it = await withStore();
	await it.store.log.append(telling("huge", "x ".repeat(2000), 3000).append());
	const other = new SampleLog("other");
	await it.store.log.append(other.append());
	let purged = false;
	const purge = it.store.trash.purge("huge").then(() => {
		purged = true;
	});
	let commits = 0;
	while (!purged) {
		other.text(1, commits);
		await it.store.log.append(other.append(other.lastIndex, other.lastIndex, "synced"));
		commits += 1;
	}
	await purge;
	expect(commits).toBeGreaterThan(4);
	expect((await it.store.maintenance.inspect()).counts).toEqual({
		sessions: 1,
		deleted: 0,
		turns: 1,
		events: commits + 1,
	});
});

test("[A13.purge] a purge begun by a dead process is finished, and its session is inaccessible at once", async () => {
	await using it = await withStore();
	await it.store.log.append(telling("s", "okapi", 50).append());
	await it.reopen(() => {
		const database = new LogDatabase(it.path);
		const session = database.durably(() => database.trash.condemn("s"));
		const steps = purgeSession(database.statements, session ?? 0);
		for (let step = 0; step < 3; step += 1) steps.next();
		database.close();
	});
	expect(await it.store.trash.restore("s")).toBe(false);
	expect(await it.store.trash.all()).toEqual([]);
	await it.store.trash.scrub();
	expect(await fileTexts(it.path)).not.toContain("okapi");
});

test("[E20.atomic] staged sessions become visible when published, or not at all", async () => {
	await using it = await withStore();
	const log = telling("temporary", "platypus", 3);
	await it.store.staging.add("import", log.append(1, 5));
	await it.store.staging.add("import", log.append(6));
	expect((await it.store.sessions.all()).sessions).toEqual([]);
	expect((await it.store.search.query({ query: "platypus", limit: 9 })).results).toEqual([]);
	const index = telling("s", "platypus", 3).append().index;
	if (index === undefined) throw new Error("a whole log changes the head");
	await it.store.staging.publish([{ stagedId: "temporary", sessionId: "s", index }]);
	expect(ids((await it.store.sessions.all()).sessions)).toEqual(["s"]);
	expect(await it.store.log.eventsAfter("s", 0, 99)).toEqual(telling("s", "platypus", 3).events);
	await expect.poll(() => it.store.search.behind()).toBe(0);
	expect((await it.store.search.query({ query: "platypus", limit: 9 })).results.length).toBeGreaterThan(3);

	await it.store.staging.add("second", telling("second", "x").append());
	await it.store.staging.discard("second");
	await it.store.staging.add("third", telling("third", "echidna").append());
	await expect(it.store.staging.publish([{ stagedId: "second", sessionId: "x", index }])).rejects.toThrow(
		"not staged",
	);
	await it.reopen();
	await it.store.trash.scrub();
	expect((await it.store.maintenance.inspect()).counts).toMatchObject({ sessions: 1, events: log.lastIndex });
	expect(await fileTexts(it.path)).not.toContain("echidna");
});

test("[E20.atomic] a bad staged session does not fail other commits", async () => {
	await using it = await withStore();
	const log = telling("s", "x").add({ type: "prompt.accepted", payload: { messageId: "m1", content: [] } });
	const other = new SampleLog("other");
	const commit = it.store.log.append(other.append());
	await expect(it.store.staging.add("import", log.append())).rejects.toThrow("UNIQUE");
	await commit;
	await it.store.staging.discard("import");
	expect((await it.store.maintenance.inspect()).counts).toMatchObject({ sessions: 1, events: 1 });
});

test("[A15.space] free space is returned in parts", async () => {
	await using it = await withStore();
	await it.store.log.append(telling("s", "word ".repeat(10_000), 300).append());
	await it.store.trash.purge("s");
	await it.store.trash.scrub();
	const before = (await stat(it.path)).size;
	const { parts } = await it.store.maintenance.inspect();
	expect(parts.free).toBeGreaterThan(before / 2);
	let freed = 0;
	for (let more = true; more; ) {
		const step = await it.store.maintenance.compact(false);
		freed += step.freedBytes;
		more = step.more;
	}
	expect((await stat(it.path)).size).toBe(before - freed);
	expect((await it.store.maintenance.inspect()).parts.free).toBe(0);
	expect((await it.store.maintenance.inspect()).parts.waiting).toBe(0);
});

test("[A15.space] a file of an earlier release is compacted as a whole, and only on request", async () => {
	await using folder = await temporaryFolder();
	const path = join(folder.path, "store.db");
	await copyFile(join(import.meta.dirname, "../../../fixtures/stores/version-1.db"), path);
	const store = await openSqliteStore(path);
	await store.log.append(telling("s", "word ".repeat(1000), 20).append());
	await store.trash.purge("s");
	expect((await store.maintenance.compact(false)).freedBytes).toBe(0);
	expect((await store.maintenance.compact(true)).freedBytes).toBeGreaterThan(0);
	expect((await store.sessions.all()).stale).toHaveLength(1);
	await store.close();
});

test("[A15.damage] a damaged search index and a damaged log are detected", async () => {
	await using it = await withStore();
	await it.store.log.append(telling("s", "narwhal", 5).append());
	await it.store.search.query({ query: "narwhal", limit: 1 });
	expect(await it.store.maintenance.checkSoundness()).toEqual({ problems: [], searchDamaged: false });
	await it.reopen(() => {
		const raw = openUnguarded(it.path);
		raw.exec("UPDATE document_words_data SET block = zeroblob(40) WHERE id > 10");
		raw.close();
	});
	expect(await it.store.maintenance.checkSoundness()).toMatchObject({ searchDamaged: true });
	await it.store.search.rebuild();
	expect(await it.store.maintenance.checkSoundness()).toEqual({ problems: [], searchDamaged: false });
});

test("[A13.everything] clearing leaves a working empty store, with nothing readable in its files", async () => {
	await using it = await withStore();
	await it.store.log.append(telling("s", "axolotl", 200).append());
	await it.store.log.append(telling("t", "axolotl", 20).append());
	await it.store.trash.hide("t", 1);
	await it.store.folders.put({ path: "/axolotl", trust: "trusted", usedAt: 1 });
	await it.store.search.query({ query: "axolotl", limit: 1 });
	await it.store.maintenance.clear();
	expect(await fileTexts(it.path)).not.toContain("axolotl");
	expect(await it.store.sessions.all()).toEqual({ sessions: [], stale: [], damaged: [] });
	expect(await it.store.folders.all()).toEqual([]);
	expect(await it.store.trash.all()).toEqual([]);
	await it.store.log.append(telling("u", "newt").append());
	expect((await it.store.search.query({ query: "newt", limit: 5 })).results.length).toBeGreaterThan(0);
	const { epoch } = it.store;
	await it.reopen();
	expect(it.store.epoch).toBe(epoch);
	expect(ids((await it.store.sessions.all()).sessions)).toEqual(["u"]);
	expect((await it.store.maintenance.checkSoundness()).problems).toEqual([]);
});
