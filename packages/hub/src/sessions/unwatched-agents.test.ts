import type { SessionState } from "@parley/transcript/session-state";
import { expect, test } from "vitest";
import type { AgentConfig } from "../agents/agent-config.ts";
import { defaultKeepLimits } from "../agents/keeps-agent.ts";
import { eliza } from "../testing/agents.ts";
import { HubFixture } from "../testing/hub-fixture.ts";
import { KeptHub } from "../testing/kept-hub.ts";
import { ManualTimers } from "../testing/manual-timers.ts";
import type { TestClient } from "../testing/test-client.ts";
import { answerText, itemsOf } from "../testing/texts.ts";

const grace = 10 * 60_000;
const hour = 60 * 60_000;
const { lookEveryMs } = defaultKeepLimits;

/** One process per chat, so that each can be told from the others. */
const apart: AgentConfig = { ...eliza, process: "perChat" };

const open = async (
	options: { readonly agent?: AgentConfig; readonly memory?: (pid: number) => number } = {},
) => {
	const timers = new ManualTimers();
	const clock = { now: 0 };
	const fixture = await HubFixture.open({
		agents: [options.agent ?? apart],
		later: timers.later,
		elapsed: () => clock.now,
		memoryOf: async (pid) => options.memory?.(pid) ?? 0,
	});
	const client = fixture.client();
	const watch = async (): Promise<{ sessionId: string; pid: number }> => {
		const { sessionId } = await client.ask("session.create", { folder: fixture.folder });
		await client.open(sessionId);
		return { sessionId, pid: pidIn(await client.chat(sessionId, "/where")) };
	};
	const leave = (sessionId: string) => client.ask("session.close", { sessionId });
	/** Lets time pass until a look at the unwatched agents is over. */
	const pass = async (milliseconds: number): Promise<void> => {
		clock.now += milliseconds;
		timers.fire(clock.now < grace + lookEveryMs ? grace : undefined);
		await new Promise(setImmediate);
	};
	return {
		fixture,
		timers,
		clock,
		client,
		watch,
		leave,
		pass,
		[Symbol.asyncDispose]: () => fixture[Symbol.asyncDispose](),
	};
};

const pidIn = (state: SessionState): number =>
	Number(
		answerText(state)
			.match(/pid: (\d+)/g)
			?.at(-1)
			?.slice(5),
	);

const isAlive = (pid: number): boolean => {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
};

const again = async (client: TestClient, sessionId: string): Promise<SessionState> => {
	await client.open(sessionId);
	return client.chat(sessionId, "/where");
};

test("[D5.resumable] an agent that can neither resume nor load stays when nobody watches, and goes on without a seam", async () => {
	await using it = await open();
	const { sessionId, pid } = await it.watch();
	await it.leave(sessionId);
	await it.pass(grace);
	await it.pass(7 * hour);
	const state = await again(it.client, sessionId);
	expect(pidIn(state)).toBe(pid);
	expect(itemsOf(state, "seam")).toEqual([]);
});

test("[D5.resumable][D6.seam] after eight hours it is let go, and the seam says so", async () => {
	await using it = await open();
	const { sessionId, pid } = await it.watch();
	await it.leave(sessionId);
	await it.pass(grace);
	await it.pass(8 * hour - grace - 1);
	expect(isAlive(pid)).toBe(true);
	await it.pass(1);
	await it.fixture.ended(pid);
	const opened = await it.client.open(sessionId);
	expect(opened.head.link.released).toBe("time");
	const state = await it.client.chat(sessionId, "/first");
	expect(itemsOf(state, "seam")).toMatchObject([
		{ how: "seeded", letGo: "time", knows: { turns: 1, of: 1 } },
	]);
	expect(answerText(state)).toContain("By the history you quoted, you first said: /where");
	expect(state.head.link).not.toHaveProperty("released");
});

test("[D5.resumable] one that has grown too large is let go at the next look", async () => {
	let memory = 300 * 1024 ** 2;
	await using it = await open({ memory: () => memory });
	const { sessionId, pid } = await it.watch();
	await it.leave(sessionId);
	await it.pass(grace);
	expect(isAlive(pid)).toBe(true);
	memory += 1;
	await it.pass(lookEveryMs);
	await it.fixture.ended(pid);
	const state = await again(it.client, sessionId);
	expect(itemsOf(state, "seam")).toMatchObject([{ letGo: "memory" }]);
});

test("[D5.resumable] of five processes the one left first is let go", async () => {
	await using it = await open();
	const chats = [];
	for (let count = 0; count < 5; count += 1) chats.push(await it.watch());
	for (const { sessionId } of chats) {
		await it.leave(sessionId);
		it.clock.now += 1;
	}
	await it.pass(grace);
	const [first, ...others] = chats;
	await it.fixture.ended(first?.pid ?? 0);
	await it.pass(lookEveryMs);
	expect(others.every(({ pid }) => isAlive(pid))).toBe(true);
	const state = await again(it.client, first?.sessionId ?? "");
	expect(itemsOf(state, "seam")).toMatchObject([{ letGo: "processes" }]);
});

test("[D5.resumable] a process that serves a watched chat too is not measured", async () => {
	await using it = await open({ agent: eliza, memory: () => 1024 ** 3 });
	const one = await it.watch();
	const two = await it.watch();
	expect(one.pid).toBe(two.pid);
	await it.leave(one.sessionId);
	await it.pass(grace);
	expect(itemsOf(await again(it.client, one.sessionId), "seam")).toEqual([]);
});

test("[D5.resumable][D7.lifetime] an agent whose memory would be lost keeps the hub alive until it is let go", async () => {
	await using it = await open();
	const { sessionId, pid } = await it.watch();
	expect(it.fixture.hub.isIdle).toBe(false);
	await it.leave(sessionId);
	it.client.disconnect();
	it.timers.fire(30_000);
	expect(it.fixture.hub.clients.attached).toEqual([]);
	expect(it.fixture.hub.isIdle).toBe(false);
	await it.pass(grace);
	expect(it.fixture.hub.isIdle).toBe(false);
	await it.pass(8 * hour);
	await it.fixture.ended(pid);
	expect(it.fixture.hub.isIdle).toBe(true);
});

test("[D5.resumable][D7.reattach] the agent that a later hub found is looked at too", async () => {
	const timers = new ManualTimers();
	const clock = { now: 0 };
	const options = { later: timers.later, elapsed: () => clock.now, memoryOf: async () => 0 };
	const kept = await KeptHub.open();
	const { client, sessionId } = await kept.session();
	const pid = pidIn(await client.chat(sessionId, "/where"));
	await kept.kill();
	await kept.start(undefined, options);
	expect(isAlive(pid)).toBe(true);
	expect(timers.set).toContain(grace);
	clock.now = 8 * hour;
	timers.fire(grace);
	await expect.poll(() => isAlive(pid), { timeout: 15_000 }).toBe(false);
});
