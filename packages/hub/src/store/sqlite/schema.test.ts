import { copyFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { readEvent } from "@parley/protocol/log/read-event";
import { replayTurn } from "@parley/transcript/pages";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { withIndices } from "../../testing/with-indices.ts";
import { LogDatabase } from "./database.ts";
import { openSqliteStore } from "./sqlite-store.ts";

const fixtures = join(import.meta.dirname, "../../fixtures/stores");
const stores = await readdir(fixtures);

describe.each(stores)("[C12.stores] the store %s of an earlier release", (name) => {
	test("opens, keeps its sessions complete and accepts new events", async () => {
		await using folder = await temporaryFolder();
		const path = join(folder.path, "store.db");
		await copyFile(join(fixtures, name), path);
		const database = await withIndices(new LogDatabase(path));
		try {
			const { sessions, damaged } = database.sessions();
			expect(damaged).toEqual([]);
			expect(sessions).toHaveLength(1);
			const [session] = sessions;
			if (session === undefined) throw new Error("the fixture has one session");
			const { sessionId, title } = session.summary;
			expect(title).toMatch(/^Kept from version \d+$/);
			const window = database.window(sessionId, undefined, 100);
			const turns = window?.turns.map(({ turn, events }) => replayTurn(turn, events.map(readEvent))) ?? [];
			expect(turns).toHaveLength(4);
			expect(turns.every(({ end }) => end?.outcome === "completed")).toBe(true);
			expect(turns.at(-1)?.items).toMatchObject([
				{ type: "text", text: expect.stringContaining("the last words of version") },
			]);
			const index = session.lastIndex + 1;
			const event = {
				sessionId,
				index,
				id: `e${index}`,
				ts: 1,
				type: "session.renamed",
				payload: { title: "x", by: "person" },
			};
			database.commit([{ sessionId, events: [event], durability: "synced" }]);
			expect(database.eventsAfter(sessionId, session.lastIndex, 10)).toEqual([event]);
			expect(database.folders()).toMatchObject([{ trust: "trusted" }]);
			expect(database.blobs.usage()).toEqual({ blobs: 0, bytes: 0 });
			if (title === "Kept from version 1") return;
			const [draft] = database.drafts.all();
			expect(draft).toMatchObject({
				sessionId,
				text: expect.stringMatching(/^half a thought of version \d+$/),
				setAside: [{ text: "another thought" }],
			});
		} finally {
			database.close();
		}
	});

	test("accepts drafts with attachments, and its text is found", async () => {
		await using folder = await temporaryFolder();
		const path = join(folder.path, "store.db");
		await copyFile(join(fixtures, name), path);
		const store = await openSqliteStore(path);
		const [stale] = (await store.sessions.all()).stale;
		const sessionId = stale?.sessionId ?? "";
		const data = Buffer.from("new");
		const { blob = "" } = await store.blobs.takePiece({ upload: "u", size: 3, offset: 0, data });
		const attachments = [{ attachmentId: "a", name: "a", mimeType: "", blob, size: 3 }];
		const draft = { revision: 9, textRevision: 9, writer: "w", step: 1, text: "", setAside: [] };
		await store.drafts.put({ sessionId, ...draft, attachments });
		expect(await store.drafts.all()).toEqual([{ sessionId, ...draft, attachments }]);
		expect(await store.blobs.collect(0)).toEqual({ blobs: 0, bytes: 0 });
		await store.search.rebuild();
		const { results } = await store.search.query({ query: "last words", limit: 9 });
		expect(results.length).toBeGreaterThan(0);
		await store.close();
	});
});
