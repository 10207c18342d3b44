import { join } from "node:path";
import { isRunning } from "@parley/process/testing/is-running";
import { statusOf } from "@parley/transcript/head/status";
import type { SessionState } from "@parley/transcript/session-state";
import { expect, test } from "vitest";
import { eliza, mute } from "../testing/agents.ts";
import { HubFixture } from "../testing/hub-fixture.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import type { TestClient } from "../testing/test-client.ts";
import { answerText, itemsOf } from "../testing/texts.ts";

const pidIn = (state: SessionState): number =>
	Number(
		answerText(state)
			.match(/pid: (\d+)/g)
			?.at(-1)
			?.slice(5),
	);

const attached = (client: TestClient, sessionId: string, after: string | undefined) =>
	client.until(sessionId, ({ head }) => head.link.state === "attached" && head.link.agentSessionId !== after);

test.for([
	["[D6.resume]", ["--sessions", "resume,close"], { how: "resumed" }],
	["[D6.load]", ["--sessions", "load,close"], { how: "loaded" }],
	["[D6.seeded]", [], { how: "seeded", knows: { turns: 1, of: 1 } }],
] as const)(
	"[D6.restart]%s an idle agent is restarted on request, and the chat goes on",
	async ([, options, seam]) => {
		await using state = await temporaryFolder();
		const agent = { ...eliza, args: [...eliza.args, "--state", state.path, ...options] };
		await using fixture = await HubFixture.open({ agents: [agent] });
		const { client, sessionId } = await fixture.session();
		const first = pidIn(await client.chat(sessionId, "/where"));
		expect(await client.ask("session.restart", { sessionId })).toEqual({ restarted: true });
		await client.until(sessionId, (seen) => itemsOf(seen, "seam").length === 1);
		expect(isRunning(first)).toBe(false);
		const after = await client.chat(sessionId, "/first");
		expect(answerText(after)).toMatch(/you first said: \/where/i);
		expect(itemsOf(after, "seam")).toMatchObject([{ ...seam, reason: "restart" }]);
		expect(itemsOf(after, "loss")).toEqual([]);
		expect(statusOf(after.head)).toBe("idle");
	},
);

test("[D6.restart] a turn that hangs is stopped by the restart, and the next prompt is answered", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	const content = [{ type: "text" as const, text: "/deaf entirely" }];
	await client.ask("prompt.send", { sessionId, messageId: "m", content });
	await client.until(sessionId, ({ head }) => head.running !== undefined);
	expect(await client.ask("session.restart", { sessionId })).toEqual({ restarted: true });
	const stopped = await client.until(sessionId, ({ turns }) => turns[0]?.end !== undefined);
	expect(stopped.turns[0]?.end?.outcome).toBe("cancelled");
	expect(answerText(await client.chat(sessionId, "/echo back again"))).toBe("back again");
});

test("[D6.restart] chats that share the process are named first, and go on by themselves after", async () => {
	await using fixture = await HubFixture.open();
	const one = await fixture.session();
	const two = await fixture.session();
	await one.client.chat(one.sessionId, "/echo one");
	await two.client.chat(two.sessionId, "/echo two");
	const { title } = two.client.view(two.sessionId).head;
	const { agentSessionId } = two.client.view(two.sessionId).head.link;
	expect(await one.client.ask("session.restart", { sessionId: one.sessionId })).toEqual({
		restarted: false,
		others: [{ sessionId: two.sessionId, title, running: false }],
	});
	const named = { sessionId: one.sessionId, others: [two.sessionId] };
	expect(await one.client.ask("session.restart", named)).toEqual({ restarted: true });
	const other = await attached(two.client, two.sessionId, agentSessionId);
	expect(statusOf(other.head)).toBe("idle");
	expect(itemsOf(other, "seam")).toMatchObject([{ how: "seeded" }]);
	expect(itemsOf(other, "seam")[0]).not.toHaveProperty("reason");
});

test("[D6.error][D6.idle][D6.restart] a crash is told to every chat of the process, also to one without turns; one click starts it again", async () => {
	await using fixture = await HubFixture.open();
	const busy = await fixture.session();
	const empty = await fixture.session();
	const first = await empty.client.until(empty.sessionId, ({ head }) => head.link.state === "attached");
	const since = empty.client.received.length;
	await busy.client.chat(busy.sessionId, "/die 3");
	expect(statusOf(busy.client.view(busy.sessionId).head)).toBe("lost");
	const told = await empty.client.until(empty.sessionId, ({ head }) => head.link.state === "lost");
	expect(told.head.link.loss).toMatchObject({ idle: true, exitCode: 3 });
	// A quiet line: it is neither red nor unread.
	expect(statusOf(told.head)).toBe("idle");
	expect(told.head.updatedAt).toBe(first.head.updatedAt);
	expect(empty.client.received.slice(since).some(({ topic }) => topic === "events")).toBe(true);
	expect(await empty.client.ask("session.restart", { sessionId: empty.sessionId })).toEqual({
		restarted: true,
	});
	await empty.client.until(empty.sessionId, ({ head }) => head.link.state === "attached");
	expect(answerText(await empty.client.chat(empty.sessionId, "/echo here"))).toBe("here");
});

test("[D6.restart] an agent that could not start is tried again at once", async () => {
	await using folder = await temporaryFolder();
	const command = join(folder.path, "installed-later");
	const late = { ...mute, agentId: "late", title: "Late", args: [], command };
	await using fixture = await HubFixture.open({ agents: [eliza, late] });
	const { client, sessionId } = await fixture.session("late");
	const before = await client.until(sessionId, ({ head }) => head.link.state === "failed");
	const since = client.received.length;
	await client.ask("session.restart", { sessionId });
	await expect
		.poll(() =>
			client.received
				.slice(since)
				.flatMap((event) => (event.topic === "events" ? event.payload.events : []))
				.map(({ type }) => type),
		)
		.toContain("agent.failed");
	expect(before.head.link.problem?.message).toContain(command);
});
