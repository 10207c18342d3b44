import { join } from "node:path";
import type { SessionState } from "@parley/transcript/session-state";
import { expect, test } from "vitest";
import type { AgentConfig } from "../agents/agent-config.ts";
import { eliza, refusing, stranger } from "../testing/agents.ts";
import { HubFixture } from "../testing/hub-fixture.ts";
import { KeptHub } from "../testing/kept-hub.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { itemsOf } from "../testing/texts.ts";

/** The same program under another name: another agent, as far as the hub can tell. */
const anna: AgentConfig = { ...eliza, agentId: "anna", title: "Anna", env: { ...eliza.env, NAME: "anna" } };

const agents: readonly [AgentConfig, ...AgentConfig[]] = [eliza, anna, stranger, refusing];

const say = (text: string) => [{ type: "text" as const, text }];

const lastAnswer = ({ turns }: SessionState): string =>
	(turns.at(-1)?.items ?? []).flatMap((item) => (item.type === "text" ? [item.text] : [])).join("");

test("[D6.switch][D1.mapped] another agent goes on in the same chat, is told what was said, and a seam says so", async () => {
	await using fixture = await HubFixture.open({ agents });
	const { client, sessionId } = await fixture.session();
	await client.chat(sessionId, "The first thing I say");
	await client.chat(sessionId, "The second thing");
	const before = client.view(sessionId).head.link.agentSessionId;
	await client.ask("session.switchAgent", { sessionId, agent: "anna" });
	const after = await client.chat(sessionId, "/first");
	expect(after.head).toMatchObject({ agent: "anna", link: { state: "attached", how: "seeded", after: 2 } });
	expect(after.head.link.agentSessionId).not.toBe(before);
	expect(itemsOf(after, "seam")).toMatchObject([
		{ how: "seeded", reason: "switched", agentId: "anna", knows: { turns: 2, of: 2 } },
	]);
	expect(lastAnswer(after)).toBe("By the history you quoted, you first said: The first thing I say");
	const { sessions } = await client.ask("session.list", {});
	expect(sessions).toMatchObject([{ sessionId, agent: "anna" }]);
	// It has its quotation now.
	expect(lastAnswer(await client.chat(sessionId, "/recall"))).toContain("You told me:");
});

test("[D6.switch] back again, the first agent is told of all of it and goes on with no session of its own", async () => {
	await using state = await temporaryFolder();
	const args = [...eliza.args, "--state", state.path, "--sessions", "resume,load,close"];
	await using fixture = await HubFixture.open({ agents: [{ ...eliza, args }, anna] });
	const { client, sessionId } = await fixture.session();
	await client.chat(sessionId, "Said to Eliza");
	await client.ask("session.switchAgent", { sessionId, agent: "anna" });
	await client.chat(sessionId, "Said to Anna");
	await client.ask("session.switchAgent", { sessionId, agent: "eliza" });
	const after = await client.chat(sessionId, "/recall");
	expect(lastAnswer(after)).toContain("> User: Said to Eliza");
	expect(lastAnswer(after)).toContain("> User: Said to Anna");
	expect(itemsOf(after, "seam").map(({ reason }) => reason)).toEqual(["switched", "switched"]);
});

test("[D6.switch] it goes on after restarts of the hub with the agent that was chosen", async () => {
	await using fixture = await HubFixture.open({ agents });
	const { client, sessionId } = await fixture.session();
	await client.chat(sessionId, "The first thing I say");
	await client.ask("session.switchAgent", { sessionId, agent: "anna" });
	await fixture.stop();
	await fixture.start();
	const next = fixture.client();
	expect((await next.open(sessionId)).head).toMatchObject({ agent: "anna" });
	const after = await next.chat(sessionId, "/first");
	expect(lastAnswer(after)).toBe("By the history you quoted, you first said: The first thing I say");
	expect(itemsOf(after, "seam")).toHaveLength(1);
});

test("[D6.switch][D7.reattach] a hub that is killed right after the change leaves neither agent behind", async () => {
	const kept = await KeptHub.open([eliza, anna]);
	const { client, sessionId } = await kept.session();
	await client.chat(sessionId, "The first thing I say");
	await client.ask("session.switchAgent", { sessionId, agent: "anna" });
	await kept.kill();
	await kept.start();
	const viewer = await kept.viewer(sessionId);
	const after = await viewer.chat(sessionId, "/first");
	expect(after.head.agent).toBe("anna");
	expect(lastAnswer(after)).toBe("By the history you quoted, you first said: The first thing I say");
});

test("[D6.switch] a chat without turns simply gets the other agent", async () => {
	await using fixture = await HubFixture.open({ agents });
	const { client, sessionId } = await fixture.session();
	await client.until(sessionId, ({ head }) => head.link.state === "attached");
	await client.ask("session.switchAgent", { sessionId, agent: "anna" });
	await client.until(sessionId, ({ head }) => head.agent === "anna" && head.link.state === "attached");
	const after = await client.chat(sessionId, "/first");
	expect(lastAnswer(after)).toBe("You have told me nothing before this.");
	expect(itemsOf(after, "seam")).toEqual([]);
});

test("[D6.switch] it is refused while a prompt is being answered, and for an agent that nobody configured", async () => {
	await using fixture = await HubFixture.open({ agents });
	const { client, sessionId } = await fixture.session();
	await expect(client.ask("session.switchAgent", { sessionId, agent: "nobody" })).rejects.toMatchObject({
		code: "not_found",
	});
	await client.ask("prompt.send", { sessionId, messageId: "m", content: say("/hang") });
	await client.until(sessionId, ({ head }) => head.running !== undefined);
	await expect(client.ask("session.switchAgent", { sessionId, agent: "anna" })).rejects.toMatchObject({
		code: "conflict",
	});
	expect(client.view(sessionId).head.agent).toBe("eliza");
});

test("[D6.switch] what was queued behind a failed turn stays, and what is sent meanwhile goes to the new agent", async () => {
	await using fixture = await HubFixture.open({ agents });
	const { client, sessionId } = await fixture.session();
	await client.ask("prompt.send", { sessionId, messageId: "m1", content: say("/hang") });
	await client.until(sessionId, ({ head }) => head.running !== undefined);
	await client.ask("prompt.send", { sessionId, messageId: "m2", content: say("later") });
	await client.ask("prompt.stop", { sessionId });
	await client.until(sessionId, ({ head }) => head.running === undefined);
	const switched = client.ask("session.switchAgent", { sessionId, agent: "anna" });
	await client.ask("prompt.send", { sessionId, messageId: "m3", content: say("/recall") });
	await switched;
	const after = await client.until(
		sessionId,
		({ turns }) => turns.at(-1)?.prompt?.messageId === "m3" && turns.at(-1)?.end !== undefined,
	);
	expect(after.head).toMatchObject({ agent: "anna", queue: [{ messageId: "m2" }] });
	expect(lastAnswer(after)).toContain("> User: /hang");
});

test("[D6.switch] a chat whose agent is no longer configured goes on with another one", async () => {
	await using fixture = await HubFixture.open({ agents });
	const { client, sessionId } = await fixture.session("anna");
	await client.chat(sessionId, "The first thing I say");
	await fixture.hub.agents.change([eliza]);
	await expect(
		client.ask("prompt.send", { sessionId, messageId: "x", content: say("?") }),
	).rejects.toMatchObject({ code: "not_found" });
	await client.ask("session.switchAgent", { sessionId, agent: "eliza" });
	expect(lastAnswer(await client.chat(sessionId, "/first"))).toBe(
		"By the history you quoted, you first said: The first thing I say",
	);
});

test("[D6.switch][C9.agents] a third-party agent does not start in a folder that is not trusted", async () => {
	await using fixture = await HubFixture.open({ agents });
	const { client, sessionId } = await fixture.session();
	await client.chat(sessionId, "Hello");
	await client.ask("session.switchAgent", { sessionId, agent: "stranger" });
	await expect(
		client.ask("prompt.send", { sessionId, messageId: "x", content: say("?") }),
	).rejects.toMatchObject({ code: "workspace_untrusted" });
	expect(client.view(sessionId).head.link.state).toBe("none");
});

test("[D6.switch] an agent that cannot start leaves a way back", async () => {
	await using fixture = await HubFixture.open({ agents });
	const { client, sessionId } = await fixture.session();
	await client.chat(sessionId, "The first thing I say");
	await client.ask("session.switchAgent", { sessionId, agent: "refusing" });
	const failed = await client.chat(sessionId, "Anybody?");
	expect(failed.turns.at(-1)?.end).toMatchObject({ outcome: "failed" });
	await client.ask("session.switchAgent", { sessionId, agent: "eliza" });
	const after = await client.chat(sessionId, "/first");
	expect(lastAnswer(after)).toBe("By the history you quoted, you first said: The first thing I say");
	expect(itemsOf(after, "seam")).toMatchObject([{ reason: "switched", knows: { turns: 2, of: 2 } }]);
});

test("[D6.fresh] a poisoned agent session fails every prompt until a fresh one takes over", async () => {
	await using state = await temporaryFolder();
	const args = [...eliza.args, "--state", join(state.path, "eliza"), "--sessions", "resume,load,close"];
	await using fixture = await HubFixture.open({ agents: [{ ...eliza, args }] });
	const { client, sessionId } = await fixture.session();
	await client.chat(sessionId, "/poison the well");
	const failed = await client.chat(sessionId, "Hello?");
	expect(failed.turns.at(-1)?.end).toMatchObject({ outcome: "failed" });
	await client.ask("session.fresh", { sessionId });
	const after = await client.chat(sessionId, "/first");
	expect(after.turns.at(-1)?.end).toMatchObject({ outcome: "completed" });
	expect(lastAnswer(after)).toBe("You have told me nothing before this.");
});
