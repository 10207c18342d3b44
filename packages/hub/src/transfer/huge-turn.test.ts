import { readEvent } from "@parley/protocol/log/read-event";
import { replayTurn } from "@parley/transcript/pages";
import { expect, test } from "vitest";
import type { LogReader } from "../store/log-store.ts";
import { SampleLog } from "../testing/stored-events.ts";
import { exportWhole, importsInto, importWhole } from "../testing/transfer.ts";
import { twoStores } from "../testing/two-stores.ts";
import { renderTurn } from "./markdown/render-turn.ts";

const tools = 2000;
const huge = (): SampleLog => new SampleLog("s").prompt(1).tools(1, tools, "x".repeat(1000)).end(1);

/** A store that records how much of a log it returned at a time. */
const measured = (store: LogReader) => {
	const sizes: number[] = [];
	const note = <Answer>(answer: Answer): Answer => {
		sizes.push(JSON.stringify(answer).length);
		return answer;
	};
	const reader: LogReader = {
		window: async (...args) => note(await store.window(...args)),
		turnNumbers: store.turnNumbers,
		turnSlice: async (...args) => note(await store.turnSlice(...args)),
		eventsAfter: async (...args) => note(await store.eventsAfter(...args)),
		settleFolding: store.settleFolding,
	};
	return { reader, sizes };
};

test("[E20.whole][B13.bounded] a turn of 2,000 tools is exported in bounded parts and reads as a whole", async () => {
	await using it = await twoStores();
	const log = huge();
	await it.first.log.append(log.append());
	const { reader, sizes } = measured(it.first.log);
	const { text } = await exportWhole({ log: reader }, "s", "markdown");
	expect(Math.max(...sizes)).toBeLessThan(1024 * 1024);
	const turn = replayTurn(1, log.events.filter((event) => event.turn === 1).map(readEvent));
	expect(text.slice(text.indexOf("## 1 · Prompt"))).toBe(renderTurn(turn));
});

test("[E20.jsonLines][B13.bounded] such a turn is restored from its archive unchanged, and is recognised", async () => {
	await using it = await twoStores();
	await it.first.log.append(huge().append());
	const { reader, sizes } = measured(it.first.log);
	const { text } = await exportWhole({ log: reader }, "s", "jsonl");
	expect(Math.max(...sizes)).toBeLessThan(1024 * 1024);
	const { imports } = importsInto(it.second);
	await importWhole(imports, text);
	expect((await importWhole(imports, text)).sessions).toMatchObject([{ sessionId: "s", status: "present" }]);
});

test("[A14.jump] a tool deep in such a turn is found at its position", async () => {
	await using it = await twoStores();
	const log = huge();
	await it.first.log.append(log.append());
	const { results } = await it.first.search.query({ query: '"Tool 777"', limit: 5 });
	const at = log.events.find(({ payload }) => payload["title"] === "Tool 777")?.index;
	expect(results).toMatchObject([{ target: { turn: 1, item: "tool:t1.777", at } }]);
});
