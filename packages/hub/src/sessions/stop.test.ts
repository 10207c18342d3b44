import { join } from "node:path";
import { scripted } from "@parley/acp/testing/harness";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import { expect, onTestFinished, test } from "vitest";
import type { AgentConfig } from "../agents/agent-config.ts";
import type { LogStore } from "../store/log-store.ts";
import { openSqliteStore } from "../store/sqlite/sqlite-store.ts";
import { StoreFullError } from "../store/store-errors.ts";
import { eliza, mute } from "../testing/agents.ts";
import { HubFixture } from "../testing/hub-fixture.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { answerText, itemsOf } from "../testing/texts.ts";

/** A hub on a store that holds back, or refuses, everything from the first event of some type on. */
const open = async (agent = eliza) => {
	const folder = await temporaryFolder();
	onTestFinished(() => folder.remove());
	const store = await openSqliteStore(join(folder.path, "store.db"));
	const batches: (readonly WireEvent[])[] = [];
	const gate = {
		type: "",
		came: Promise.withResolvers<void>(),
		opened: Promise.withResolvers<void>(),
	};
	let isHeld = false;
	const append: LogStore["append"] = async (given) => {
		batches.push(given.events);
		isHeld ||= given.events.some(({ type }) => type === gate.type);
		if (isHeld) {
			gate.came.resolve();
			await gate.opened.promise;
		}
		await store.log.append(given);
	};
	const fixture = await HubFixture.open({
		store: { ...store, log: { ...store.log, append } },
		agents: [agent],
	});
	onTestFinished(() => fixture[Symbol.asyncDispose]());
	const { client, sessionId } = await fixture.session(agent.agentId);
	const send = (messageId: string, words: string) =>
		client.ask("prompt.send", { sessionId, messageId, content: [{ type: "text", text: words }] });
	const stop = (how: { readonly force?: true } = {}) => client.ask("prompt.stop", { sessionId, ...how });
	const types = () => batches.flatMap((events) => events.map(({ type }) => type));
	const stops = () => batches.flat().filter(({ type }) => type === "prompt.stopping");
	return { fixture, client, sessionId, gate, batches, send, stop, types, stops };
};

/** Ignores a cancel, but not the end of its session. */
const deaf: AgentConfig = { ...eliza, ...scripted("answers-closed"), agentId: "deaf", title: "Deaf" };

test("[B4.logged] Stop is in the log before the agent is told, and every view sees it", async () => {
	const { fixture, client, sessionId, gate, send, stop, types, stops } = await open();
	await send("m", "/permission edit");
	await client.until(sessionId, ({ head }) => head.pending.length > 0);
	const other = fixture.client();
	await other.open(sessionId);
	gate.type = "prompt.stopping";
	const stopped = stop();
	await gate.came.promise;
	// Telling the agent withdraws its question at once.
	await client.ask("session.list", {});
	expect(types()).not.toContain("permission.resolved");
	expect(client.view(sessionId).head.running).not.toHaveProperty("stopping");
	gate.opened.resolve();
	expect(await stopped).toEqual({ stopped: true });
	await other.until(sessionId, ({ head }) => head.running?.stopping === true);
	const done = await client.until(sessionId, ({ turns }) => turns.at(-1)?.end !== undefined);
	expect(done.turns.at(-1)?.end).toMatchObject({ outcome: "cancelled" });
	expect(itemsOf(done, "permission")[0]?.outcome).toEqual({ type: "cancelled" });
	expect(stops()).toMatchObject([{ payload: { messageId: "m" } }]);
	expect(stops()[0]).not.toHaveProperty("turn");
	expect(types().indexOf("prompt.stopping")).toBeLessThan(types().indexOf("permission.resolved"));
});

test("[B4.logged] whoever stops a turn again, by whatever means, adds nothing to the log", async () => {
	const { client, sessionId, send, stop, stops } = await open(deaf);
	await send("first", "one");
	await send("next", "two");
	await client.until(sessionId, (state) => answerText(state).includes("let me think"));
	await Promise.all([stop(), stop()]);
	await client.ask("prompt.sendNow", { sessionId, messageId: "next" });
	await stop({ force: true });
	const done = await client.until(sessionId, ({ turns }) => turns.at(-1)?.end?.outcome === "completed");
	expect(done.turns.at(-1)?.prompt).toMatchObject({ messageId: "next" });
	expect(stops()).toMatchObject([{ payload: { messageId: "first" } }]);
});

test.each(["Send now", "Force stop"])(
	"[B4.logged] %s logs the stop of the turn that it ends",
	async (how) => {
		const { client, sessionId, send, stop, types, stops } = await open();
		await send("first", "/hang");
		await send("next", "/echo next");
		await client.until(sessionId, ({ head }) => head.running?.messageId === "first");
		if (how === "Force stop") await stop({ force: true });
		else await client.ask("prompt.sendNow", { sessionId, messageId: "next" });
		await client.until(sessionId, ({ turns }) => turns[0]?.end !== undefined);
		expect(stops()).toMatchObject([{ payload: { messageId: "first" } }]);
		expect(types().indexOf("prompt.stopping")).toBeLessThan(types().indexOf("turn.ended"));
	},
);

test("[B4.starting][B4.logged] a prompt stopped before it was sent begins and ends its turn in one batch", async () => {
	const { client, sessionId, send, stop, batches, stops } = await open(mute);
	await send("m", "hello");
	await client.until(sessionId, ({ head }) => head.preparing !== undefined);
	expect(await stop()).toEqual({ stopped: true });
	await client.until(sessionId, ({ turns }) => turns[0]?.end !== undefined);
	expect(batches.at(-1)).toMatchObject([
		{ type: "prompt.sent", turn: 1, payload: { messageId: "m" } },
		{ type: "turn.ended", turn: 1, payload: { outcome: "cancelled" } },
	]);
	expect(stops()).toEqual([]);
});

test("[B4.logged] a prompt stopped while it is being logged never reaches the agent, and the log says why", async () => {
	const { client, sessionId, gate, send, stop, types } = await open();
	await client.chat(sessionId, "/echo before");
	const before = types().length;
	gate.type = "prompt.sent";
	await send("m", "/echo after");
	await gate.came.promise;
	const stopped = stop();
	gate.opened.resolve();
	expect(await stopped).toEqual({ stopped: true });
	const done = await client.until(sessionId, ({ turns }) => turns[1]?.end !== undefined);
	expect(done.turns[1]).toMatchObject({ items: [], end: { outcome: "cancelled" } });
	expect(types().slice(before)).toEqual(["prompt.accepted", "prompt.sent", "prompt.stopping", "turn.ended"]);
});

test("[B4.stop][D7.disk] Stop reaches the agent even if it cannot be logged", async () => {
	const { fixture, client, sessionId, gate, send, stop } = await open();
	await send("m", "/hang");
	await client.until(sessionId, ({ head }) => head.running !== undefined);
	const pid = await fixture.agentPid();
	gate.type = "prompt.stopping";
	gate.opened.promise.catch(() => undefined);
	gate.opened.reject(new StoreFullError());
	expect(await stop()).toEqual({ stopped: true });
	await fixture.ended(pid);
	expect(client.view(sessionId).head.running).not.toHaveProperty("stopping");
});

test("[B4.held] a stop that names an earlier turn does not stop the one being prepared", async () => {
	const { client, sessionId, send, stop } = await open(mute);
	await send("m", "hello");
	await client.until(sessionId, ({ head }) => head.preparing !== undefined);
	expect(await client.ask("prompt.stop", { sessionId, turn: 0 })).toEqual({ stopped: false });
	expect(await client.ask("prompt.stop", { sessionId, turn: 1 })).toEqual({ stopped: true });
	await client.until(sessionId, ({ head }) => head.preparing === undefined);
	expect(await stop()).toEqual({ stopped: false });
});
