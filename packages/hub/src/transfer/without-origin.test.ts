import { crc32 } from "node:zlib";
import { readEvent } from "@parley/protocol/log/read-event";
import { applyEvents } from "@parley/transcript/apply-events";
import { foldHead } from "@parley/transcript/fold/fold-head";
import { emptyHead } from "@parley/transcript/head/head";
import { reduceHead } from "@parley/transcript/head/reduce-head";
import { emptySession } from "@parley/transcript/session-state";
import { expect, test } from "vitest";
import { SampleLog } from "../testing/stored-events.ts";
import { exportWhole, importsInto, importWhole } from "../testing/transfer.ts";
import { twoStores } from "../testing/two-stores.ts";

const origin = { id: "agent-request-7", position: 4711 };
const question = { requestId: "p", title: "May I?", options: [] };

/** A chat whose agent has asked something. */
const asked = (): SampleLog =>
	new SampleLog("s")
		.prompt(1)
		.add({ type: "permission.requested", payload: { ...question, origin } }, 1)
		.add({ type: "permission.resolved", payload: { requestId: "p", outcome: { type: "cancelled" } } }, 1)
		.end(1);

test("[E5.origin] a pending permission keeps where it came from, however the log is folded; what is shown does not", () => {
	const events = asked().events.slice(0, 4).map(readEvent);
	expect(applyEvents(emptySession("s"), events).state.turns[0]?.items).toMatchObject([
		{ type: "permission", request: expect.not.objectContaining({ origin }) },
	]);
	for (const log of [events, foldHead(events)])
		expect(log.reduce(reduceHead, emptyHead).pending).toMatchObject([
			{ requestId: "p", request: { origin } },
		]);
});

test("[E5.origin][E20.jsonLines] no export says where it came from, and the chat is still recognised", async () => {
	await using it = await twoStores();
	await it.first.log.append(asked().append());
	for (const format of ["jsonl", "markdown"] as const)
		expect((await exportWhole(it.first, "s", format)).text).not.toMatch(/agent-request-7|4711/);
	const { text } = await exportWhole(it.first, "s", "jsonl");
	const { imports, adopted } = importsInto(it.first);
	adopted.push(...(await it.first.sessions.one("s")).sessions);
	expect(await importWhole(imports, text)).toMatchObject({
		sessions: [{ sessionId: "s", status: "present" }],
	});
});

test("[E5.origin][E20.import] nor does an import believe what a file says of it", async () => {
	await using it = await twoStores();
	await it.first.log.append(asked().append());
	const { text } = await exportWhole(it.first, "s", "jsonl");
	const lines = text
		.trimEnd()
		.replace('"title":"May I?"', `"title":"May I?","origin":${JSON.stringify(origin)}`);
	const [end = "", ...others] = lines.split("\n").reverse();
	const body = `${others.reverse().join("\n")}\n`;
	const forged = `${body}${JSON.stringify({ ...JSON.parse(end), crc32: crc32(body) })}\n`;
	expect(forged).toContain("agent-request-7");
	await importWhole(importsInto(it.second).imports, forged);
	const events = await it.second.log.eventsAfter("s", 0, 100);
	expect(events.find(({ type }) => type === "permission.requested")?.payload).toEqual(question);
});
