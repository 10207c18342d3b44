import type { EventBody } from "@parley/protocol/log/log-event";
import type { ToolStatus } from "@parley/protocol/tool/events";
import { expect, test } from "vitest";
import { SampleLog } from "../../../testing/stored-events.ts";
import { LogDatabase } from "../database.ts";

const tool = (status: ToolStatus, text: string, at?: number): EventBody => ({
	type: "tool",
	payload: {
		toolCallId: "build",
		status,
		title: text,
		...(at === undefined ? {} : { at }),
	},
});

const work = (steps: Generator<void, void>): void => {
	for (const _ of steps);
};

/** Three turns; a command of the first keeps reporting after the third. */
const withLateTool = (status: ToolStatus = "completed") => {
	const database = new LogDatabase(":memory:");
	const log = new SampleLog("s").add(tool("running", "began"), 1).turn(1).turn(2).turn(3);
	database.commit([log.append()]);
	work(database.folding.steps("s", () => undefined));
	work(database.search.steps("s"));
	const from = log.lastIndex + 1;
	for (let line = 1; line <= 50; line += 1) log.add(tool("background", `line ${line}`, 2), 1);
	log.add(tool(status, "the zebra crossed", 2), 1);
	database.commit([{ ...log.append(from), late: [1] }]);
	return { database, log };
};

const rowsOf = (database: LogDatabase): number => database.eventsAfter("s", 0, 1000).length;

test("[B7.late][A22.stored] events that reach a turn after folding are folded too, leaving nothing over", () => {
	const { database } = withLateTool();
	const before = rowsOf(database);
	expect(database.folding.behind()).toEqual(["s"]);
	work(database.folding.steps("s", () => undefined));
	expect(rowsOf(database)).toBeLessThan(before - 49);
	expect(database.folding.behind()).toEqual([]);
	database.close();
});

test("[B7.late][A14.complete] events that reach a turn after indexing are found", () => {
	const { database } = withLateTool();
	expect(database.search.behind()).toEqual(["s"]);
	work(database.search.steps("s"));
	expect(database.search.find({ query: "zebra", limit: 5 })?.results).toMatchObject([
		{ target: { turn: 1 } },
	]);
	expect(database.search.behind()).toEqual([]);
	database.close();
});
