import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { eliza } from "../testing/agents.ts";
import { HubFixture } from "../testing/hub-fixture.ts";
import { ManualTimers } from "../testing/manual-timers.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import type { TestClient } from "../testing/test-client.ts";
import { answerText, itemsOf } from "../testing/texts.ts";

const grace = 10 * 60_000;
const absence = 30_000;

const open = async () => {
	const timers = new ManualTimers();
	const state = await temporaryFolder();
	// One that can go on with its session: others stay much longer.
	const agent = { ...eliza, args: [...eliza.args, "--state", state.path, "--sessions", "resume,close"] };
	const fixture = await HubFixture.open({ agents: [agent], later: timers.later });
	const { client, sessionId } = await fixture.session();
	const pid = Number(/pid: (\d+)/.exec(answerText(await client.chat(sessionId, "/where")))?.[1]);
	return {
		fixture,
		timers,
		client,
		sessionId,
		pid,
		graces: () => timers.set.filter((milliseconds) => milliseconds === grace).length,
		[Symbol.asyncDispose]: async () => {
			await fixture[Symbol.asyncDispose]();
			await state[Symbol.asyncDispose]();
		},
	};
};

const leave = (client: TestClient, sessionId: string) => client.ask("session.close", { sessionId });

test("[D5.grace][D5.log][D6.next] with the last view closed and nothing running, the agent is detached after a while; the log stays, and the next prompt gets a new agent", async () => {
	await using it = await open();
	const second = it.fixture.client("browser");
	await second.open(it.sessionId);
	await leave(it.client, it.sessionId);
	expect(it.graces()).toBe(0);
	await leave(second, it.sessionId);
	expect(it.graces()).toBe(1);
	it.timers.fire(grace);
	await it.fixture.ended(it.pid);

	const back = await second.open(it.sessionId);
	expect(answerText(back)).toContain(`pid: ${it.pid}`);
	expect(itemsOf(back, "seam")).toEqual([]);
	const next = await second.chat(it.sessionId, "/where");
	expect(itemsOf(next, "seam")).toHaveLength(1);
	expect(next.turns.at(-1)?.end?.outcome).toBe("completed");
	expect(answerText(next).match(/pid: \d+/g)).not.toEqual([`pid: ${it.pid}`, `pid: ${it.pid}`]);
});

test("[D5.grace] a view that returns in time keeps the agent", async () => {
	await using it = await open();
	await leave(it.client, it.sessionId);
	expect(it.graces()).toBe(1);
	await it.client.open(it.sessionId);
	expect(it.graces()).toBe(0);
	const state = await it.client.chat(it.sessionId, "/where");
	expect(itemsOf(state, "seam")).toEqual([]);
	expect(answerText(state).match(/pid: \d+/g)).toEqual([`pid: ${it.pid}`, `pid: ${it.pid}`]);
});

test("[D5.running] a running turn continues without a view, and the grace period starts at its end", async () => {
	await using it = await open();
	const send = (messageId: string, text: string) =>
		it.client.ask("prompt.send", { sessionId: it.sessionId, messageId, content: [{ type: "text", text }] });
	await send("held", "/permission");
	const { head } = await it.client.until(it.sessionId, ({ head }) => head.pending.length === 1);
	await leave(it.client, it.sessionId);
	it.timers.fire(grace);
	expect(it.graces()).toBe(0);
	const session = it.fixture.hub.sessions.get(it.sessionId);
	expect(session.isBusy).toBe(true);

	const [pending] = head.pending;
	await session.requests.answerPermission(pending?.requestId ?? "", "allow_once");
	await it.client.open(it.sessionId);
	const { turns } = await it.client.until(it.sessionId, ({ turns }) => turns[1]?.end !== undefined);
	expect(turns[1]?.end?.outcome).toBe("completed");
	await leave(it.client, it.sessionId);
	expect(it.graces()).toBe(1);
	it.timers.fire(grace);
	await it.fixture.ended(it.pid);
});

test("[D5.grace] a prompt sent without a view restarts the grace period when it is answered", async () => {
	await using it = await open();
	await leave(it.client, it.sessionId);
	const before = it.client.received.length;
	await it.client.ask("prompt.send", {
		sessionId: it.sessionId,
		messageId: randomUUID(),
		content: [{ type: "text", text: "/echo in the dark" }],
	});
	const running = await it.client.untilState(before, ({ status }) => status === "running");
	await it.client.untilState(running, ({ status }) => status === "idle");
	expect(it.graces()).toBe(1);
	it.timers.fire(grace);
	await it.fixture.ended(it.pid);
});

test("[D5.grace] a client that does not return leaves its sessions", async () => {
	await using it = await open();
	it.client.disconnect();
	expect(it.graces()).toBe(0);
	it.timers.fire(absence);
	expect(it.graces()).toBe(1);
	it.timers.fire(grace);
	await it.fixture.ended(it.pid);
});

test("[D5.grace] hello names the sessions that a client has open: it leaves the others", async () => {
	await using it = await open();
	const hello = (lastSeen: Record<string, number>) =>
		it.client.ask("hub.hello", { client: { kind: "test", version: "0" }, lastSeen });
	await hello({});
	expect(it.graces()).toBe(1);
	expect((await hello({ [it.sessionId]: 0, nobody: 3 })).gone).toEqual(["nobody"]);
	expect(it.graces()).toBe(0);
});

test("[D5.grace] an agent started ahead of a prompt that never came is detached too", async () => {
	const timers = new ManualTimers();
	await using fixture = await HubFixture.open({ later: timers.later });
	await fixture.client().ask("session.create", { folder: fixture.folder });
	const pid = await fixture.agentPid();
	timers.fire(grace);
	await fixture.ended(pid);
	expect(fixture.hub.sessions.list()).toHaveLength(1);
});

test("[D5.mappings] deleting a session and closing the hub leave no timer behind", async () => {
	await using it = await open();
	await leave(it.client, it.sessionId);
	await it.client.ask("session.delete", { sessionId: it.sessionId });
	expect(it.graces()).toBe(0);
	const { sessionId } = await it.client.ask("session.create", { folder: it.fixture.folder });
	expect(it.fixture.hub.sessions.has(sessionId)).toBe(true);
	expect(it.graces()).toBe(1);
	await it.fixture.stop();
	expect(it.timers.set).toEqual([]);
});
