import type { Step } from "@parley/acp/testing/script-arbitrary";
import { expect, test } from "vitest";
import { LogDatabase } from "../store/sqlite/database.ts";
import { inMemory, ScriptedHub, uninterrupted } from "../testing/scripted-hub.ts";

const attach: Step = { do: "attach" };
const send: Step = { do: "send" };
const end: Step = { do: "end", outcome: "completed" };

const call = (kind: "tool_call" | "tool_call_update", toolCallId: string, more: object = {}): Step => ({
	do: "update",
	update: { sessionUpdate: kind, toolCallId, ...more },
});
const announce = (id: string, more?: object) => call("tool_call", id, more);
const update = (id: string, more?: object) => call("tool_call_update", id, more);
const showing = (text: string) => ({ content: [{ type: "content", content: { type: "text", text } }] });
const ask = (toolCallId: string): Step => ({
	do: "ask",
	params: { sessionId: "a", toolCall: { toolCallId }, options: [] },
});

const ids = (count: number): string[] => Array.from({ length: count }, (_, at) => `t${at}`);

/** What is logged when the hub is killed between two scripts, and when it is not. */
const bothWays = async (before: readonly Step[], after: readonly Step[]) => {
	const database = new LogDatabase(":memory:");
	const store = inMemory(database);
	const first = ScriptedHub.start(store);
	for (const [number, step] of before.entries()) first.run(step, number);
	await first.settled();
	const second = await ScriptedHub.restart(store, first.agent);
	for (const [at, step] of after.entries()) second.run(step, before.length + at);
	await second.settled();
	database.close();
	const told = await uninterrupted([...before, ...after]);
	return { killed: second.published, told: told.slice(first.published.length) };
};

test("[D7.remap][A5.result] however many calls are open, requests about them show the same after a kill", async () => {
	const calls = ids(80);
	const { killed, told } = await bothWays(
		[
			...[attach, send, ...calls.map((id) => announce(id, { title: id, ...showing(id) })), end],
			...calls.toReversed().map((id) => update(id, showing(`${id} goes on`))),
			send,
		],
		calls.toReversed().map(ask),
	);
	expect(killed).toEqual(told);
	expect(killed.filter(({ payload }) => payload["content"] !== undefined).length).toBeGreaterThan(10);
});

test("[D7.remap] a call that nobody reported on keeps its title and what it shows, when it comes back after a kill", async () => {
	const { killed, told } = await bothWays(
		[attach, send, announce("t", { title: "Build", ...showing("out") }), end, send],
		[update("t", { status: "in_progress" }), ask("t")],
	);
	expect(killed).toEqual(told);
	expect(killed.at(-1)).toMatchObject({ payload: { title: "Build", content: [{ type: "content" }] } });
});

test("[D7.remap] of more finished calls than are remembered, the same ones are after a kill", async () => {
	const calls = ids(1040);
	const { killed, told } = await bothWays(
		[
			...[attach, send, ...calls.map((id) => announce(id))],
			...calls.toReversed().map((id) => update(id, { status: "completed" })),
			...[end, send],
		],
		calls.flatMap((id) => [update(id, { title: "late" })]),
	);
	expect(killed).toEqual(told);
});
