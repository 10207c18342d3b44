import { join } from "node:path";
import type { EventBody } from "@parley/protocol/log/log-event";
import { expect, test } from "vitest";
import { SampleLog } from "../../../testing/stored-events.ts";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";
import { LogDatabase } from "../database.ts";
import { openSqliteStore } from "../sqlite-store.ts";

const says = (words: readonly string[], offset = 0): EventBody[] =>
	words.map((word, at) => ({
		type: "text",
		payload: {
			messageId: "a1",
			blockId: "b",
			kind: "answer",
			offset: offset + words.slice(0, at).join("").length,
			text: word,
		},
	}));

test("[A14.complete] text indexed before folding is still found, even if the agent continued after the end", async () => {
	await using folder = await temporaryFolder();
	const store = await openSqliteStore(join(folder.path, "store.db"));
	const log = new SampleLog("s");
	const content = [{ type: "text" as const, text: "ask" }];
	log.add({ type: "prompt.accepted", payload: { messageId: "m1", content } });
	log.add({ type: "prompt.sent", payload: { messageId: "m1", content } }, 1);
	const first = ["the ", "quick ", "brown ", "fox "];
	for (const body of says(first)) log.add(body, 1);
	log.add({ type: "turn.ended", payload: { outcome: "completed" } }, 1);
	await store.log.append(log.append());
	const find = async (query: string): Promise<string[]> =>
		(await store.search.query({ query, limit: 9 })).results.map(({ snippet }) => snippet.text.trim());
	expect(await find("quick")).toEqual(["the quick brown fox"]);
	await store.log.settleFolding("s");
	expect(await store.log.eventsAfter("s", 0, 99)).toHaveLength(log.lastIndex - 3);
	expect(await find("quick")).toEqual(["the quick brown fox"]);

	const from = log.lastIndex + 1;
	for (const body of says(["jumps ", "over"], first.join("").length)) log.add(body, 1);
	log.turn(2);
	await store.log.append(log.append(from));
	await store.log.settleFolding("s");
	expect(await find("quick")).toEqual(["the quick brown fox jumps over"]);
	expect(await find("jumps")).toEqual(["the quick brown fox jumps over"]);
	await store.close();
});

test("[A14.complete] a text that grew after indexing and was folded since is shown in its current form", async () => {
	const database = new LogDatabase(":memory:");
	const log = new SampleLog("s").turn(1, 0);
	const first = ["the ", "quick ", "fox "];
	for (const body of says(first)) log.add(body, 1);
	log.add({ type: "turn.ended", payload: { outcome: "completed" } }, 1);
	database.commit([log.append()]);
	for (const _ of database.search.steps("s"));
	const from = log.lastIndex + 1;
	for (const body of says(["jumps"], first.join("").length)) log.add(body, 1);
	log.turn(2);
	database.commit([log.append(from)]);
	for (const _ of database.folding.steps("s", () => undefined));
	const found = database.search.find({ query: "quick", limit: 9 });
	expect(found?.results.map(({ snippet }) => snippet.text)).toEqual(["the quick fox jumps"]);
	database.close();
});
