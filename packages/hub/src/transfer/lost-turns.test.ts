import { unreadableType } from "@parley/protocol/log/unreadable";
import { expect, test } from "vitest";
import { SampleLog } from "../testing/stored-events.ts";
import { exportWhole, importsInto, importWhole } from "../testing/transfer.ts";
import { twoStores } from "../testing/two-stores.ts";

/** A log from a damaged store: one event replaces many lost ones, including whole turns. */
const holed = (lost: number, lastTurn: number): SampleLog => {
	const log = new SampleLog("s").turn(1);
	const kept = log.lastIndex;
	log.turn(lastTurn);
	log.events.splice(kept, 0, {
		sessionId: "s",
		from: kept + 1,
		index: kept + lost,
		id: "lost",
		ts: 0,
		turn: 1,
		type: unreadableType,
		payload: { problem: "lost" },
	});
	for (const [at, event] of log.events.entries())
		if (at > kept) log.events[at] = { ...event, index: event.index + lost, id: `e${event.index + lost}` };
	return log;
};

test("[E20.import] a log that lost whole turns is restored unchanged, and is recognised", async () => {
	await using it = await twoStores();
	const log = holed(12, 4);
	await it.first.log.append(log.append());
	const { text } = await exportWhole(it.first, "s", "jsonl");
	const { imports } = importsInto(it.second);
	expect((await importWhole(imports, text)).sessions).toMatchObject([{ sessionId: "s", status: "imported" }]);
	expect((await exportWhole(it.second, "s", "jsonl")).text).toBe(text);
	expect((await importWhole(imports, text)).sessions).toMatchObject([{ sessionId: "s", status: "present" }]);
});

test("[E20.refused] an impossible number of turns costs nothing: only existing turns are read", async () => {
	await using it = await twoStores();
	const lastTurn = 2 ** 40;
	await it.first.log.append(holed(lastTurn, lastTurn).append());
	const { text } = await exportWhole(it.first, "s", "jsonl");
	const { imports } = importsInto(it.second);
	expect((await importWhole(imports, text + text)).sessions).toMatchObject([
		{ sessionId: "s", status: "imported" },
		{ sessionId: "s", status: "present" },
	]);
	const markdown = await exportWhole(it.second, "s", "markdown");
	expect(markdown.text.match(/^## \d+ · Prompt/gm)).toHaveLength(2);
});

test("[E20.whole] turns are found from a number on, up to a limit", async () => {
	await using it = await twoStores();
	await it.first.log.append(holed(12, 4).turn(5).append());
	const numbers = (after: number, limit: number) => it.first.log.turnNumbers("s", after, limit);
	expect(await numbers(-1, 10)).toEqual([1, 4, 5]);
	expect(await numbers(1, 10)).toEqual([4, 5]);
	expect(await numbers(0, 2)).toEqual([1, 4]);
	expect(await numbers(5, 10)).toEqual([]);
	expect(await it.first.log.turnNumbers("nobody", -1, 10)).toEqual([]);
});
