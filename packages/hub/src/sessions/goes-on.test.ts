import { join } from "node:path";
import type { SessionState } from "@parley/transcript/session-state";
import { describe, expect, test } from "vitest";
import type { AgentConfig } from "../agents/agent-config.ts";
import { eliza } from "../testing/agents.ts";
import { HubFixture } from "../testing/hub-fixture.ts";
import { KeptHub } from "../testing/kept-hub.ts";
import { ManualTimers } from "../testing/manual-timers.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import type { TestClient } from "../testing/test-client.ts";
import { answerText, itemsOf } from "../testing/texts.ts";

const elizaWith = (...options: string[]): AgentConfig => ({ ...eliza, args: [...eliza.args, ...options] });

/** What a view shows, without what differs from time to time. */
const shown = ({ turns }: SessionState) =>
	turns.map(({ prompt, items, end }) => [
		prompt?.content,
		items.map((item) => {
			if (item.type === "text") return [item.kind, item.text];
			return item.type === "tool" ? ["tool", item.call.toolCallId, item.call.status] : [item.type];
		}),
		end?.outcome,
	]);

const talk = async (client: TestClient, sessionId: string): Promise<SessionState> => {
	await client.chat(sessionId, "The first thing I say");
	await client.chat(sessionId, "/think about it");
	await client.chat(sessionId, "/tool edit ok");
	return client.chat(sessionId, "/tool edit ok");
};

const lastAnswer = ({ turns }: SessionState): string =>
	(turns.at(-1)?.items ?? []).flatMap((item) => (item.type === "text" ? [item.text] : [])).join("");

const withoutSeams = (state: SessionState) => {
	const isSeam = (item: unknown): boolean => Array.isArray(item) && item[0] === "seam";
	return shown(state).map(([prompt, items, end]) => [
		prompt,
		Array.isArray(items) ? items.filter((item) => !isSeam(item)) : items,
		end,
	]);
};

/** Talks, ends everything that runs, and asks in the next hub. */
const afterRestart = async (options: readonly string[]) => {
	await using state = await temporaryFolder();
	const agent = elizaWith("--state", join(state.path, "eliza"), ...options);
	await using fixture = await HubFixture.open({ agents: [agent] });
	const { client, sessionId } = await fixture.session();
	const before = await talk(client, sessionId);
	await fixture.stop();
	await fixture.start();
	const next = fixture.client();
	await next.open(sessionId);
	const after = await next.chat(sessionId, "/first");
	const again = await next.chat(sessionId, "/recall");
	return { before, after, again };
};

describe("[D6.next] after a restart of everything, the agent knows what was said first", () => {
	test.for([
		["[D6.resume] by resume", ["--sessions", "resume,load,close"], "resumed"],
		["[D6.load] by load", ["--sessions", "load,close"], "loaded"],
		["[D6.load] by load, if resume fails", ["--sessions", "resume,load", "--resume", "fails"], "loaded"],
		[
			"[D6.load] by load, if resume is refused",
			["--sessions", "resume,load", "--resume", "unknown"],
			"loaded",
		],
	] as const)("%s", async ([, options, how]) => {
		const { before, after, again } = await afterRestart(options);
		expect(lastAnswer(after)).toBe("You first said: The first thing I say");
		expect(itemsOf(after, "seam")).toMatchObject([{ how }]);
		expect(itemsOf(after, "seam")[0]).not.toHaveProperty("knows");
		expect(withoutSeams(after).slice(0, -1)).toEqual(shown(before));
		expect(itemsOf(again, "seam")).toHaveLength(1);
	});

	test.for([
		["[D6.seeded] by its transcript, if it can do neither", []],
		[
			"[D6.seeded] by its transcript, if both fail",
			["--sessions", "resume,load", "--resume", "fails", "--load", "unknown"],
		],
	] as const)("%s", async ([, options]) => {
		const { before, after, again } = await afterRestart(options);
		expect(lastAnswer(after)).toBe("By the history you quoted, you first said: The first thing I say");
		expect(itemsOf(after, "seam")).toMatchObject([{ how: "seeded", knows: { turns: 4, of: 4 } }]);
		expect(withoutSeams(after).slice(0, -1)).toEqual(shown(before));
		// It is part of one prompt, and of no other.
		expect(after.turns.at(-1)?.prompt?.content).toEqual([{ type: "text", text: "/first" }]);
		expect(lastAnswer(again)).toContain("You told me:");
	});
});

test.for([
	"doubled",
	"reordered",
	"reversed",
	"answered-first",
	"less",
	"nothing",
	"other-ids",
	"no-ids",
	"noisy",
	"answered-first,doubled,reordered,other-ids,noisy",
])("[D6.load] a conversation is not doubled by a replay that is %s", async (load) => {
	const { before, after } = await afterRestart(["--sessions", "load,close", "--load", load]);
	expect(lastAnswer(after)).toBe("You first said: The first thing I say");
	expect(itemsOf(after, "seam")).toMatchObject([{ how: "loaded" }]);
	expect(withoutSeams(after).slice(0, -1)).toEqual(shown(before));
});

test("[D6.load][D5.grace] an agent that was detached because nobody looked goes on with its session", async () => {
	await using state = await temporaryFolder();
	const timers = new ManualTimers();
	const agent = elizaWith("--state", state.path, "--sessions", "load,close");
	await using fixture = await HubFixture.open({ agents: [agent], later: timers.later });
	const { client, sessionId } = await fixture.session();
	await talk(client, sessionId);
	const pid = await fixture.agentPid();
	await client.ask("session.close", { sessionId });
	timers.fire(10 * 60_000);
	await fixture.ended(pid);
	await client.open(sessionId);
	const after = await client.chat(sessionId, "/first");
	expect(lastAnswer(after)).toBe("You first said: The first thing I say");
	expect(itemsOf(after, "seam")).toMatchObject([{ how: "loaded" }]);
});

test("[D6.seeded][D6.next] an agent that crashed is told what was said", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	await talk(client, sessionId);
	await client.chat(sessionId, "/die 3");
	const after = await client.chat(sessionId, "/first");
	expect(answerText(after)).toContain("you first said: The first thing I say");
	expect(itemsOf(after, "seam")).toMatchObject([{ how: "seeded", knows: { turns: 5, of: 5 } }]);
});

test("[D6.resume] with hub, keeper and agent killed at once, the conversation goes on", async () => {
	await using state = await temporaryFolder();
	const kept = await KeptHub.open([elizaWith("--state", state.path, "--sessions", "resume")]);
	const { client, sessionId } = await kept.session();
	await talk(client, sessionId);
	await kept.killKeeper();
	await kept.kill();
	await kept.start();
	const viewer = await kept.viewer(sessionId);
	const after = await viewer.chat(sessionId, "/first");
	expect(lastAnswer(after)).toBe("You first said: The first thing I say");
	expect(itemsOf(after, "seam")).toMatchObject([{ how: "resumed" }]);
});

test("[D6.seeded][D7.reattach] an agent session that outlives its hub before the first prompt is still told what was said", async () => {
	const kept = await KeptHub.open([eliza]);
	const { client, sessionId } = await kept.session();
	await talk(client, sessionId);
	await kept.hub.sessions.get(sessionId).detachAgent();
	kept.hub.sessions.get(sessionId).warmUp();
	await client.until(sessionId, ({ head }) => head.link.how === "seeded");
	await kept.kill();
	await kept.start();
	const viewer = await kept.viewer(sessionId);
	const after = await viewer.chat(sessionId, "/first");
	expect(lastAnswer(after)).toContain("By the history you quoted, you first said: The first thing I say");
	expect(itemsOf(after, "seam")).toHaveLength(1);
});

test("[D6.seam] a fresh agent session knows nothing, and the seam says so", async () => {
	await using state = await temporaryFolder();
	const agent = elizaWith("--state", state.path, "--sessions", "resume,load,close");
	await using fixture = await HubFixture.open({ agents: [agent] });
	const { client, sessionId } = await fixture.session();
	await client.ask("session.fresh", { sessionId });
	await talk(client, sessionId);
	await client.ask("session.fresh", { sessionId });
	await client.until(sessionId, (seen) => itemsOf(seen, "seam").length === 1);
	const after = await client.chat(sessionId, "/first");
	expect(lastAnswer(after)).toBe("You have told me nothing before this.");
	expect(itemsOf(after, "seam")).toMatchObject([{ how: "new", reason: "fresh" }]);
	expect(itemsOf(after, "seam")[0]).not.toHaveProperty("knows");
});

test("[D6.seam] a fresh agent session is refused while a prompt is being answered", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	const content = [{ type: "text" as const, text: "/hang" }];
	await client.ask("prompt.send", { sessionId, messageId: "m", content });
	await client.until(sessionId, ({ head }) => head.running !== undefined);
	await expect(client.ask("session.fresh", { sessionId })).rejects.toMatchObject({ code: "conflict" });
});
