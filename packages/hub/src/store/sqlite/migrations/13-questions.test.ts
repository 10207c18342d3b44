import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { readEvent } from "@parley/protocol/log/read-event";
import { emptyHead } from "@parley/transcript/head/head";
import { reduceHead } from "@parley/transcript/head/reduce-head";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";
import { withIndices } from "../../../testing/with-indices.ts";
import { LogDatabase } from "../database.ts";

const fixture = join(import.meta.dirname, "../../../fixtures/stores/version-12.db");
const sessionId = "kept-12";

test("[C12.stores][E3.elicitation] a question in a store of version 12 waits when its head is rebuilt, until it is answered", async () => {
	await using folder = await temporaryFolder();
	const path = join(folder.path, "store.db");
	await copyFile(fixture, path);
	const database = await withIndices(new LogDatabase(path));
	onTestFinished(() => database.close());
	const head = () => database.headEvents(sessionId, 0, 100).map(readEvent).reduce(reduceHead, emptyHead);
	expect(head()).toMatchObject({ link: { agentSessionId: "agent-12" }, questions: [] });
	const { lastIndex = 0 } = database.sessions().sessions[0] ?? {};
	const commit = (offset: number, type: string, payload: object) => {
		const index = lastIndex + offset;
		const event = { sessionId, index, id: `e${index}`, ts: 1, turn: 4, type, payload: { ...payload } };
		database.commit([{ sessionId, events: [event], durability: "synced" }]);
	};
	commit(1, "question.asked", { requestId: "q", message: "Why?", form: { type: "form", fields: [] } });
	expect(head().questions).toMatchObject([{ requestId: "q", turn: 4, at: lastIndex + 1 }]);
	commit(2, "question.answered", { requestId: "q", outcome: { type: "declined" }, at: lastIndex + 1 });
	expect(head().questions).toEqual([]);
});
