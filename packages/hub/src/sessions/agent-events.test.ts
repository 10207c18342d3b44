import type { AgentEvent } from "@parley/acp/v1/updates/mapped";
import type { EventBody } from "@parley/protocol/log/log-event";
import fc from "fast-check";
import { expect, test } from "vitest";
import { LongOutputs } from "../blobs/long-outputs.ts";
import { HeldStore } from "../testing/held-store.ts";
import { AgentEvents } from "./agent-events.ts";
import { SessionLog } from "./session-log.ts";

/** More tools than a log remembers, so that it must ask the store about a new one. */
const manyTools = 2001;

const tool = (toolCallId: string): AgentEvent => ({
	type: "tool",
	payload: { toolCallId, status: "running" },
});
const ended = (answers: string): AgentEvent => ({
	type: "turn.ended",
	payload: { outcome: "completed" },
	answers,
});
const text: AgentEvent = {
	type: "text",
	payload: { messageId: "a", blockId: "b", kind: "answer", offset: 0, text: "x" },
};
const sent = (messageId: string): EventBody => ({ type: "prompt.sent", payload: { messageId, content: [] } });

/** A running turn whose log has forgotten tools. */
const open = async () => {
	const store = new HeldStore({ holdsLookUps: true });
	const log = new SessionLog({
		sessionId: "s",
		store,
		now: () => 1,
		onCommitted: () => undefined,
		onFailed: () => undefined,
	});
	const account = { take: () => true, settle: () => undefined };
	const events = new AgentEvents(log, new LongOutputs({ account, onFull: () => undefined }));
	const created: EventBody = { type: "session.created", payload: { folder: "/project", agent: "eliza" } };
	const first = log.append([created, sent("m1")], { turn: 1 });
	const tools = Array.from({ length: manyTools }, (_, at) => tool(`old${at}`));
	const before = [first, events.take(tools.slice(0, -1))];
	await store.came(1);
	store.commit(0);
	await Promise.all(before);
	const last = events.take(tools.slice(-1));
	await store.came(2);
	store.commit(1);
	await last;
	return { store, log, events };
};

const appended = (store: HeldStore, from = 2) =>
	store.appends.slice(from).map(({ append }) => append.events.map(({ type, turn }) => [type, turn]));

test("[D3.committed][E3.prompt] all events of a line are one append with the end of its turn, although a tool must be looked up first", async () => {
	const { store, log, events } = await open();
	const kept = events.take([tool("new"), tool("newer"), ended("m1")]);
	const behind = events.take([text]);
	await store.looked(1);
	expect([appended(store), log.head.running?.turn]).toEqual([[], 1]);
	store.lookUps[0]?.resolve(undefined);
	await store.looked(2);
	expect(appended(store)).toEqual([]);
	store.lookUps[1]?.resolve(undefined);
	await store.came(3);
	expect(appended(store)[0]?.slice(0, 3)).toEqual([
		["tool", 1],
		["tool", 1],
		["turn.ended", 1],
	]);
	expect(log.head.running).toBeUndefined();
	store.open();
	await Promise.all([kept, behind]);
	expect(appended(store).flat()).toEqual([
		["tool", 1],
		["tool", 1],
		["turn.ended", 1],
		["text", 1],
	]);
});

test("[A21.force][E3.prompt] the end of a turn that is already over ends no other one", async () => {
	const { store, log, events } = await open();
	const first = events.take([ended("m1")]);
	await Promise.all([events.take([ended("m1")]), events.take([ended("m0")])]);
	const second = log.append([sent("m2")], { turn: 2 });
	await events.take([ended("m1")]);
	expect(log.head.running).toMatchObject({ turn: 2, messageId: "m2" });
	const end = events.take([text, ended("m2")]);
	store.open();
	await Promise.all([first, second, end]);
	expect(appended(store).flat()).toEqual([
		["turn.ended", 1],
		["prompt.sent", 2],
		["text", 2],
		["turn.ended", 2],
	]);
});

test("[D3.index] lines are written in order, each in one append, whatever lookups they need and however long those take", async () => {
	const line = fc.record({
		said: fc.array(fc.constantFrom("news", "known tool", "other tool"), { maxLength: 4 }),
		// How long until the next line arrives, and whether the store has answered by then.
		ticks: fc.nat(4),
		answers: fc.boolean(),
	});
	const news = (update: string): AgentEvent => ({ type: "agent.update", payload: { update, data: {} } });
	await fc.assert(
		fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 8 }), async (lines) => {
			const { store, events } = await open();
			const written: Promise<void>[] = [];
			for (const [at, { said, ticks, answers }] of lines.entries()) {
				const bodies = said.map((kind, place) => {
					if (kind === "news") return news(`${at}.${place}`);
					return tool(kind === "known tool" ? "old2000" : `${at}.${place}`);
				});
				written.push(events.take([...bodies, news(`end ${at}`)]));
				if (answers) for (const found of store.lookUps) found.resolve(undefined);
				for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
			}
			store.open();
			await Promise.all(written);
			const appends = store.appends
				.slice(2)
				.map(({ append }) =>
					append.events.map(({ payload }) => String(payload["update"] ?? payload["toolCallId"])),
				);
			for (const append of appends) expect(append.at(-1)).toMatch(/^end/);
			expect(appends.flat()).toEqual(
				lines.flatMap(({ said }, at) => [
					...said.map((kind, place) => (kind === "known tool" ? "old2000" : `${at}.${place}`)),
					`end ${at}`,
				]),
			);
		}),
		{ numRuns: 30 },
	);
});

test("[D7.position] a line is stored with its end, although a tool must be looked up first", async () => {
	const { store, events } = await open();
	const source = { process: "p", position: 20 };
	const kept = events.take([tool("new"), ended("m1")], source);
	await store.looked(1);
	expect(store.appends).toHaveLength(2);
	store.open();
	await kept;
	expect(store.appends.slice(2).map(({ append }) => append.source)).toEqual([source]);
});
