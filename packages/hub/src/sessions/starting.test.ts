import { statusOf } from "@parley/transcript/head/status";
import { expect, test } from "vitest";
import { eliza, mute } from "../testing/agents.ts";
import { HubFixture } from "../testing/hub-fixture.ts";
import { answerText } from "../testing/texts.ts";

const text = (words: string) => [{ type: "text" as const, text: words }];

test("[A2.starting][B4.starting] a starting agent is visible, and Stop aborts the start at once", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session("mute");
	await client.ask("prompt.send", { sessionId, messageId: "a", content: text("hello?") });
	const starting = await client.until(sessionId, ({ head }) => head.preparing !== undefined);
	expect(starting.head.preparing).toMatchObject({ messageId: "a", stage: "starting" });
	expect(statusOf(starting.head)).toBe("running");
	const pid = await fixture.agentPid();
	expect(await client.ask("prompt.stop", { sessionId })).toEqual({ stopped: true });
	const stopped = await client.until(sessionId, ({ turns }) => turns[0]?.end !== undefined);
	expect(stopped.turns[0]?.end?.outcome).toBe("cancelled");
	expect(stopped.head.preparing).toBeUndefined();
	expect(statusOf(stopped.head)).toBe("idle");
	await fixture.ended(pid);
});

test("[A2.starting] an agent that is already attached is not started for a prompt", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	await client.chat(sessionId, "/echo one");
	const before = client.received.length;
	await client.chat(sessionId, "/echo two");
	const types = client.received
		.slice(before)
		.flatMap((event) => (event.topic === "events" ? event.payload.events.map(({ type }) => type) : []));
	expect(types).toContain("turn.ended");
	expect(types).not.toContain("prompt.preparing");
});

test("[B16.session][A9.session] a chat whose agent cannot start says so, before a prompt and after one", async () => {
	const missing = { ...mute, agentId: "missing", title: "Missing", command: "parley-no-such-agent" };
	await using fixture = await HubFixture.open({ agents: [eliza, missing] });
	const { client, sessionId } = await fixture.session("missing");
	const warmedUp = await client.until(sessionId, ({ head }) => head.link.state === "failed");
	expect(warmedUp.head.link.problem?.message).toContain("parley-no-such-agent");
	const { sessions } = await client.ask("session.list", {});
	expect(sessions[0]?.status).toBe("lost");
	const failed = await client.chat(sessionId, "hello?");
	expect(failed.turns[0]?.end).toMatchObject({
		outcome: "failed",
		error: { message: expect.stringContaining("parley-no-such-agent") },
	});
	expect(statusOf(failed.head)).toBe("lost");
	expect(failed.head.preparing).toBeUndefined();
});

test("[D7.hub] a prompt whose agent was starting when the hub died starts it again", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session("mute");
	await client.ask("prompt.send", { sessionId, messageId: "a", content: text("hello?") });
	await client.until(sessionId, ({ head }) => head.preparing !== undefined);
	await fixture.abandon();
	await fixture.start();
	const again = fixture.client();
	await again.open(sessionId);
	await again.until(sessionId, ({ head }) => head.preparing?.messageId === "a");
	await again.ask("prompt.stop", { sessionId });
	const done = await again.until(sessionId, ({ turns }) => turns[0]?.end !== undefined);
	expect(done.turns).toHaveLength(1);
	expect(answerText(done)).toBe("");
});

test("[E2.window][D7.hub] a prompt from before a crash waits for the window whose environment its agent had", async () => {
	await using fixture = await HubFixture.open();
	const window = {
		folders: [{ path: fixture.folder, trusted: true }],
		isFocused: true,
		isWatching: true,
		environment: { PATH: process.env["PATH"] ?? "", FROM_THE_WINDOW: "1" },
	};
	const client = fixture.client();
	await client.ask("host.declare", window);
	const { sessionId } = await client.ask("session.create", { folder: fixture.folder });
	await client.open(sessionId);
	await client.ask("prompt.send", { sessionId, messageId: "a", content: text("/deaf") });
	await client.until(sessionId, ({ head }) => head.running?.messageId === "a");
	await client.ask("prompt.send", { sessionId, messageId: "b", content: text("/env FROM_THE_WINDOW") });
	await client.ask("prompt.sendNow", { sessionId, messageId: "b" });
	await fixture.abandon();
	await fixture.start();
	const again = fixture.client();
	await again.open(sessionId);
	const waiting = await again.until(sessionId, ({ head }) => head.preparing !== undefined);
	expect(waiting.head.preparing).toMatchObject({
		messageId: "b",
		stage: "waiting",
		reason: expect.stringContaining("Eliza runs in its environment"),
	});
	await again.ask("host.declare", window);
	const done = await again.until(sessionId, ({ turns }) => turns[1]?.end !== undefined);
	expect(answerText(done)).toContain("FROM_THE_WINDOW is set.");
});
