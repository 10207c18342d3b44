import { join } from "node:path";
import type { SessionState } from "@parley/transcript/session-state";
import { expect, test } from "vitest";
import type { AgentConfig } from "../agents/agent-config.ts";
import { eliza, stranger } from "../testing/agents.ts";
import { HubFixture } from "../testing/hub-fixture.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { itemsOf } from "../testing/texts.ts";

const everything = "load,resume,list,close,delete,fork,title";

/** Eliza with a memory that several hubs share. */
const remembering = (state: string, sessions = everything, ...more: string[]): AgentConfig => ({
	...eliza,
	args: [...eliza.args, "--state", join(state, "eliza"), "--sessions", sessions, ...more],
});

const shown = ({ turns }: SessionState) =>
	turns.map(({ prompt, items, end }) => [
		prompt?.content,
		items.flatMap((item) => {
			if (item.type === "text") return [[item.kind, item.text]];
			return item.type === "tool" ? [["tool", item.call.title, item.call.status]] : [];
		}),
		end?.outcome,
	]);

const lastAnswer = ({ turns }: SessionState): string =>
	(turns.at(-1)?.items ?? []).flatMap((item) => (item.type === "text" ? [item.text] : [])).join("");

/** Talks in a hub whose store nobody else has, so that only the agent remembers it. */
const talkElsewhere = async (state: string, folder: string, ...prompts: readonly string[]) => {
	await using elsewhere = await HubFixture.open({ agents: [remembering(state)] });
	const client = elsewhere.client();
	const { sessionId } = await client.ask("session.create", { folder });
	await client.open(sessionId);
	let view = client.view(sessionId);
	for (const prompt of prompts) view = await client.chat(sessionId, prompt);
	return { view, agentSessionId: view.head.link.agentSessionId ?? "" };
};

const said = ["The first thing I say", "/think about it", "/tool edit ok"];

test("[E3.list][E3.load][A12.foreign] a session that only the agent knows is offered, and opened with its whole history", async () => {
	await using state = await temporaryFolder();
	await using fixture = await HubFixture.open({ agents: [remembering(state.path)] });
	const { folder } = fixture;
	const { view, agentSessionId } = await talkElsewhere(state.path, folder, ...said);
	const client = fixture.client();
	const place = { agent: "eliza", folder };
	expect(await client.ask("agent.sessions", place)).toEqual({ state: "asleep", sessions: [] });
	const listed = await client.ask("agent.sessions", { ...place, start: true });
	expect(listed).toMatchObject({ state: "listed", sessions: [{ agentSessionId, title: said[0] }] });
	const title = listed.sessions[0]?.title ?? "";
	const { sessionId } = await client.ask("session.takeUp", { ...place, agentSessionId, title });
	const opened = await client.open(sessionId);
	expect(shown(opened)).toEqual(shown(view));
	expect(opened.head).toMatchObject({
		title,
		agent: "eliza",
		lastTurn: 3,
		link: { state: "attached", agentSessionId },
	});
	expect(itemsOf(opened, "seam")).toMatchObject([{ how: "loaded" }]);
	// It is a chat like any other, and not offered again.
	expect(lastAnswer(await client.chat(sessionId, "/first"))).toBe("You first said: The first thing I say");
	expect(await client.ask("agent.sessions", place)).toEqual({ state: "listed", sessions: [] });
	const { sessions } = await client.ask("session.list", {});
	expect(sessions).toMatchObject([{ sessionId, title, status: "idle" }]);
});

test("[A12.foreign][E3.load] it goes on after a restart of the hub, with nothing doubled", async () => {
	await using state = await temporaryFolder();
	await using fixture = await HubFixture.open({ agents: [remembering(state.path, "load,list,close")] });
	const { folder } = fixture;
	const { view, agentSessionId } = await talkElsewhere(state.path, folder, ...said);
	const { sessionId } = await fixture
		.client()
		.ask("session.takeUp", { agent: "eliza", folder, agentSessionId });
	await fixture.stop();
	await fixture.start();
	const next = fixture.client();
	await next.open(sessionId);
	const after = await next.chat(sessionId, "/first");
	expect(lastAnswer(after)).toBe("You first said: The first thing I say");
	expect(shown(after).slice(0, 3)).toEqual(shown(view));
});

test.for(["doubled", "answered-first", "other-ids", "no-ids", "answered-first,doubled"])(
	"[A12.foreign][E3.load] a replay that is %s becomes the same history",
	async (load) => {
		await using state = await temporaryFolder();
		await using fixture = await HubFixture.open({
			agents: [remembering(state.path, "load,list,close", "--load", load)],
		});
		const { folder } = fixture;
		const { view, agentSessionId } = await talkElsewhere(state.path, folder, ...said);
		const client = fixture.client();
		const { sessionId } = await client.ask("session.takeUp", { agent: "eliza", folder, agentSessionId });
		expect(shown(await client.open(sessionId))).toEqual(shown(view));
	},
);

test("[E3.list] a long list comes page by page, without those that are chats already", async () => {
	await using state = await temporaryFolder();
	const agent = remembering(state.path, everything, "--page", "1");
	await using fixture = await HubFixture.open({ agents: [agent] });
	const { folder } = fixture;
	const one = await talkElsewhere(state.path, folder, "One");
	const two = await talkElsewhere(state.path, folder, "Two");
	const client = fixture.client();
	const place = { agent: "eliza", folder, start: true };
	const first = await client.ask("agent.sessions", place);
	expect(first.nextCursor).toBeDefined();
	const second = await client.ask("agent.sessions", { ...place, cursor: first.nextCursor ?? "" });
	const ids = [...first.sessions, ...second.sessions].map(({ agentSessionId }) => agentSessionId);
	expect(ids.toSorted()).toEqual([one.agentSessionId, two.agentSessionId].toSorted());
	// The page of one that is a chat is passed over.
	const taken = first.sessions[0]?.agentSessionId ?? "";
	await client.ask("session.takeUp", { agent: "eliza", folder, agentSessionId: taken });
	const left = await client.ask("agent.sessions", place);
	expect(left.sessions.map(({ agentSessionId }) => agentSessionId)).toEqual(ids.filter((id) => id !== taken));
});

test("[A12.foreign] asked twice at once, it is one chat", async () => {
	await using state = await temporaryFolder();
	await using fixture = await HubFixture.open({ agents: [remembering(state.path)] });
	const { folder } = fixture;
	const { agentSessionId } = await talkElsewhere(state.path, folder, "Hello");
	const params = { agent: "eliza", folder, agentSessionId };
	const [one, two] = [fixture.client(), fixture.client()];
	const both = await Promise.all([one.ask("session.takeUp", params), two.ask("session.takeUp", params)]);
	expect(both[0]).toEqual(both[1]);
	expect(await one.ask("session.takeUp", params)).toEqual(both[0]);
	expect((await one.ask("session.list", {})).sessions).toHaveLength(1);
});

test("[E3.resume][A12.foreign] an agent that can only resume goes on without the history", async () => {
	await using state = await temporaryFolder();
	await using fixture = await HubFixture.open({ agents: [remembering(state.path, "resume,list,close")] });
	const { folder } = fixture;
	const { agentSessionId } = await talkElsewhere(state.path, folder, "The first thing I say");
	const client = fixture.client();
	const { sessionId } = await client.ask("session.takeUp", { agent: "eliza", folder, agentSessionId });
	expect((await client.open(sessionId)).head).toMatchObject({ lastTurn: 0, link: { how: "resumed" } });
	expect(lastAnswer(await client.chat(sessionId, "/first"))).toBe("You first said: The first thing I say");
});

test.for([
	["the agent does not know it", "load,list,close", ["--load", "unknown"]],
	["the agent can open nothing", "list,close", []],
] as const)("[A12.foreign] if %s, the reason is told and no chat is left", async ([, sessions, more]) => {
	await using state = await temporaryFolder();
	await using fixture = await HubFixture.open({ agents: [remembering(state.path, sessions, ...more)] });
	const { folder } = fixture;
	const client = fixture.client();
	await expect(
		client.ask("session.takeUp", { agent: "eliza", folder, agentSessionId: "nobody" }),
	).rejects.toMatchObject({ code: "conflict" });
	expect((await client.ask("session.list", {})).sessions).toEqual([]);
	// Nothing of it is in the way.
	const { sessionId } = await client.ask("session.create", { folder });
	await client.open(sessionId);
	await client.chat(sessionId, "Hello");
});

test("[A12.foreign] what the trash holds is not offered, and says so when asked for", async () => {
	await using state = await temporaryFolder();
	await using fixture = await HubFixture.open({ agents: [remembering(state.path)] });
	const { folder } = fixture;
	const { client, sessionId } = await fixture.session();
	const { head } = await client.chat(sessionId, "Hello");
	const { agentSessionId = "" } = head.link;
	await client.ask("session.delete", { sessionId });
	const place = { agent: "eliza", folder };
	expect(await client.ask("agent.sessions", { ...place, start: true })).toMatchObject({ sessions: [] });
	await expect(client.ask("session.takeUp", { ...place, agentSessionId })).rejects.toMatchObject({
		code: "conflict",
	});
});

test("[A12.foreign][C9.agents] nobody asks a third-party agent in a folder that is not trusted", async () => {
	await using fixture = await HubFixture.open({ agents: [eliza, stranger] });
	const { folder } = fixture;
	const client = fixture.client();
	const place = { agent: "stranger", folder };
	await expect(client.ask("agent.sessions", { ...place, start: true })).rejects.toMatchObject({
		code: "workspace_untrusted",
	});
	await expect(client.ask("session.takeUp", { ...place, agentSessionId: "a" })).rejects.toMatchObject({
		code: "workspace_untrusted",
	});
	expect(await client.ask("agent.sessions", { agent: "eliza", folder, start: true })).toEqual({
		state: "unsupported",
		sessions: [],
	});
});
