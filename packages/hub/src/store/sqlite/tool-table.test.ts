import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import type { EventBody } from "@parley/protocol/log/log-event";
import { readEvent, writeEvent } from "@parley/protocol/log/read-event";
import type { ToolStatus } from "@parley/protocol/tool/events";
import { applyEvents } from "@parley/transcript/apply-events";
import { foldHead } from "@parley/transcript/fold/fold-head";
import { emptySession } from "@parley/transcript/session-state";
import { logs, sessionId } from "@parley/transcript/testing/log-arbitrary";
import { isUnderWay } from "@parley/transcript/turn/tool";
import fc from "fast-check";
import { expect, test } from "vitest";
import { summarise } from "../../sessions/summarise.ts";
import { SampleLog } from "../../testing/stored-events.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { withIndices } from "../../testing/with-indices.ts";
import { LogDatabase } from "./database.ts";

const tool = (toolCallId: string, status: ToolStatus, at?: number): EventBody => ({
	type: "tool",
	payload: { toolCallId, status, ...(at === undefined ? {} : { at }) },
});

test("[B7.late][D7.hub] the open tools are those that a replay of the log shows, whatever their updates", () => {
	fc.assert(
		fc.property(logs, fc.integer({ min: 1, max: 9 }), (log, size) => {
			const database = new LogDatabase(":memory:");
			const { state } = applyEvents(emptySession(sessionId), log);
			const index = {
				summary: summarise(sessionId, state.head),
				head: foldHead(log).map((each) => each.index),
			};
			for (let at = 0; at < log.length; at += size) {
				const events = log.slice(at, at + size).map(writeEvent);
				database.commit([{ sessionId, events, index, durability: "batched" }]);
			}
			const tools = state.turns.flatMap(({ number, items }) =>
				items.flatMap((item) => (item.type === "tool" ? [{ turn: number, at: item.at, ...item.call }] : [])),
			);
			const shown = tools
				.filter(({ status }) => isUnderWay(status))
				.map(({ toolCallId, turn, at }) => ({ toolCallId, turn, at }));
			expect(database.tools.underWay(sessionId, 1000)).toEqual(shown.toSorted((a, b) => a.at - b.at));
			expect(database.sessions().sessions[0]?.hasOpenTools).toBe(shown.length > 0);
			const records = tools
				.map(({ toolCallId, turn, at, status }) => ({ toolCallId, turn, at, status }))
				.toSorted((a, b) => a.at - b.at);
			expect(database.tools.newestAfter(sessionId, 0, 1000)).toEqual(records);
			expect(database.tools.newestAfter(sessionId, size, 2)).toEqual(
				records.filter(({ at }) => at > size).slice(-2),
			);
			for (const { toolCallId } of tools) {
				const newest = tools.findLast((each) => each.toolCallId === toolCallId);
				expect(database.tools.newest(sessionId, toolCallId, 0)).toMatchObject({
					turn: newest?.turn,
					at: newest?.at,
				});
			}
			database.close();
		}),
		{ numRuns: 100 },
	);
});

test("[B7.late] a tool is found by its id after a position, newest first", () => {
	const database = new LogDatabase(":memory:");
	const log = new SampleLog("s").add(tool("t", "running"), 1).add(tool("t", "completed", 2), 1);
	log.add(tool("t", "running"), 2).add(tool("other", "running"), 2);
	database.commit([log.append()]);
	expect(database.tools.newest("s", "t", 0)).toEqual({ toolCallId: "t", turn: 2, at: 4 });
	expect(database.tools.newest("s", "t", 4)).toBeUndefined();
	expect(database.tools.newest("s", "nobody", 0)).toBeUndefined();
	expect(database.tools.underWay("s", 1)).toEqual([{ toolCallId: "t", turn: 2, at: 4 }]);
	database.close();
});

test("[C12.stores] the tools of a store from before this table are found, including restarted and folded ones", async () => {
	await using folder = await temporaryFolder();
	const path = join(folder.path, "store.db");
	await copyFile(join(import.meta.dirname, "../../fixtures/stores/version-6.db"), path);
	const database = await withIndices(new LogDatabase(path));
	const [session] = database.sessions().sessions;
	const id = session?.summary.sessionId ?? "";
	const all = database.eventsAfter(id, 0, 1000).map(readEvent);
	const first = (turn: number, toolCallId: string) =>
		all.find(
			(event) => event.type === "tool" && event.turn === turn && event.payload.toolCallId === toolCallId,
		)?.index;
	expect(session?.hasOpenTools).toBe(true);
	expect(database.tools.underWay(id, 10)).toEqual([
		{ toolCallId: "call-2", turn: 2, at: first(2, "call-2") },
	]);
	expect(database.tools.newest(id, "call-1", 0)).toEqual({
		toolCallId: "call-1",
		turn: 3,
		at: first(3, "call-1"),
	});
	database.close();
});
