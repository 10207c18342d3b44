import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import type { Params } from "@parley/protocol/contract/names";
import { expect, test } from "vitest";
import { eliza } from "../testing/agents.ts";
import { exportBy } from "../testing/client-transfer.ts";
import { HubFixture } from "../testing/hub-fixture.ts";
import { locked, neededIn, patient, variablesFile } from "../testing/logins.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import type { TestClient } from "../testing/test-client.ts";

const run = promisify(execFile);

const send = (client: TestClient, sessionId: string, text: string) =>
	client.ask("prompt.send", { sessionId, messageId: randomUUID(), content: [{ type: "text", text }] });

const texts = (client: TestClient, sessionId: string): string[] =>
	client
		.view(sessionId)
		.turns.map(({ items }) => items.map((item) => (item.type === "text" ? item.text : "")).join(""));

const ended = (client: TestClient, sessionId: string, turn = 1) =>
	client.until(sessionId, ({ turns }) =>
		turns.some(({ number, end }) => number === turn && end !== undefined),
	);

/** A chat with a prompt that waits for a login. */
const waitingChat = async (fixture: HubFixture, text = "/echo hello") => {
	const { client, sessionId } = await fixture.session("locked");
	await send(client, sessionId, text);
	const state = await client.until(
		sessionId,
		(now) => now.head.preparing?.stage === "waiting" && neededIn(now) !== undefined,
	);
	return { client, sessionId, state, place: { sessionId } };
};

test("[E3.authentication][A9.login] a prompt waits for the login that its agent wants, with the agent's reason and ways, and then runs once by itself", async () => {
	await using fixture = await HubFixture.open({ agents: [eliza, locked("--login", "agent,env")] });
	const { client, sessionId, state, place } = await waitingChat(fixture);
	expect(neededIn(state)).toEqual({
		reason: expect.stringContaining("The couch is reserved for patients who are logged in."),
		methods: [
			{ id: "agent", name: "Say hello", description: "She takes your word.", kind: "agent" },
			{
				...{ id: "env", name: "API key", description: "Gives her a key in a variable.", kind: "variables" },
				link: "https://example.org/keys",
				variables: [
					{ name: "ELIZA_API_KEY", label: "API key", secret: true, optional: false },
					{ name: "ELIZA_REGION", label: "Region", secret: false, optional: true },
				],
			},
		],
	});
	await client.untilState(0, (line) => line.sessionId === sessionId && line.status === "waiting");
	expect(state.turns).toEqual([]);
	await client.ask("login.start", { place, methodId: "agent" });
	await ended(client, sessionId);
	expect(texts(client, sessionId)).toEqual(["hello"]);
	expect(client.view(sessionId).head).toMatchObject({ queue: [], link: { state: "attached" } });
	expect(neededIn(client.view(sessionId))).toBeUndefined();
	expect(await client.ask("login.list", {})).toEqual({ attempts: [] });
});

test("[E3.authentication] a prompt that waits for a login can be stopped, and survives a restart of the hub", async () => {
	await using fixture = await HubFixture.open({ agents: [eliza, locked("--login", "agent")] });
	const { client, sessionId } = await waitingChat(fixture);
	await fixture.stop();
	await fixture.start();
	const later = fixture.client();
	await later.open(sessionId);
	const now = await later.until(sessionId, (state) => neededIn(state) !== undefined);
	expect(now.head.queue).toHaveLength(1);
	await later.until(sessionId, ({ head }) => head.preparing?.stage === "waiting");
	await later.ask("prompt.stop", { sessionId });
	const { turns } = await ended(later, sessionId);
	expect(turns).toMatchObject([{ end: { outcome: "cancelled" } }]);
	expect(client.view(sessionId).turns).toEqual([]);
});

test("[E3.authentication] a login that ends in the middle of a chat is wanted again, and the chat goes on after it", async () => {
	await using fixture = await HubFixture.open({ agents: [eliza, locked("--login", "agent")] });
	const { client, sessionId, place } = await waitingChat(fixture, "/expire");
	await client.ask("login.start", { place, methodId: "agent" });
	await ended(client, sessionId);
	await send(client, sessionId, "/echo refused");
	const { turns } = await ended(client, sessionId, 2);
	expect(turns[1]?.end).toMatchObject({ outcome: "failed", error: { code: -32000 } });
	expect(neededIn(client.view(sessionId))).toMatchObject({ methods: [{ id: "agent" }] });
	await client.ask("login.start", { place, methodId: "agent" });
	await client.until(sessionId, (state) => neededIn(state) === undefined);
	expect(client.view(sessionId).head.aspects.login).toEqual({ needed: false });
	await client.chat(sessionId, "/echo again");
	expect(texts(client, sessionId)).toEqual([expect.any(String), "", "again"]);
});

test("[E3.authentication][E3.resume] an agent that wants a login before it goes on with a chat goes on with that chat after it", async () => {
	await using state = await temporaryFolder();
	const agent = locked("--login", "agent", "--sessions", "resume,close", "--state", state.path);
	await using fixture = await HubFixture.open({ agents: [eliza, agent] });
	const { client, sessionId, place } = await waitingChat(fixture, "remember the walrus");
	await client.ask("login.start", { place, methodId: "agent" });
	await ended(client, sessionId);
	await client.chat(sessionId, "/expire");
	await fixture.hub.sessions.get(sessionId).detachAgent();
	await send(client, sessionId, "/first");
	await client.until(sessionId, ({ head }) => head.preparing?.stage === "waiting");
	await client.ask("login.start", { place, methodId: "agent" });
	await ended(client, sessionId, 3);
	expect(texts(client, sessionId)[2]).toBe("You first said: remember the walrus");
	expect(client.view(sessionId).head.link.how).toBe("resumed");
});

test("[E3.authentication] the command of a terminal login can be copied into a shell, and a check afterwards lets the prompt run", async () => {
	await using state = await temporaryFolder();
	const args = ["--login", "terminal,terminal-meta", "--state", `${state.path}/it's a state`];
	await using fixture = await HubFixture.open({ agents: [eliza, locked(...args)] });
	const { client, sessionId, state: shown, place } = await waitingChat(fixture);
	expect(neededIn(shown)?.methods.map(({ id, kind }) => [id, kind])).toEqual([
		["terminal", "terminal"],
		["terminal-meta", "terminal"],
	]);
	expect(JSON.stringify(neededIn(shown))).not.toContain("--log-in");
	expect(await client.ask("login.check", { place })).toEqual({ loggedIn: false });
	const inMeta = await client.ask("login.command", { place, methodId: "terminal-meta" });
	expect(inMeta.command).toContain("--log-in");
	const { command, hidden } = await client.ask("login.command", { place, methodId: "terminal" });
	expect(hidden).toEqual([]);
	await expect(client.ask("login.command", { place, methodId: "magic" })).rejects.toThrow("magic");
	const { stdout } = await run("sh", ["-c", command]);
	expect(stdout).toBe("Logged in as patient@couch.example.\n");
	expect(await client.ask("login.check", { place })).toEqual({ loggedIn: true });
	await ended(client, sessionId);
	expect(texts(client, sessionId)).toEqual(["hello"]);
});

const planted = "planted-login-0123456789";

test("[E3.authentication][C8.browser] entered variables are kept, start the agent anew and never come back: not to a page, a log or an export", async () => {
	const agents = [eliza, locked("--login", "env")] as const;
	const agentSetup = { file: variablesFile(agents), installed: "/installed", registry: "/registry.json" };
	await using fixture = await HubFixture.open({ agents, agentSetup });
	const { client, sessionId, place } = await waitingChat(fixture, "/env ELIZA_API_KEY");
	const page = fixture.client("browser");
	await page.open(sessionId);
	const enter = (variables: Params<"login.saveVariables">["variables"]) =>
		page.ask("login.saveVariables", { place, methodId: "env", variables });
	await expect(enter([{ name: "PATH", value: "/" }])).rejects.toThrow("PATH");
	await expect(enter([{ name: "ELIZA_REGION", value: "north" }])).rejects.toThrow("ELIZA_API_KEY");
	expect(await enter([{ name: "ELIZA_API_KEY", value: planted }])).toEqual({ kept: "file" });
	await ended(client, sessionId);
	expect(texts(client, sessionId)).toEqual([expect.stringContaining("is set")]);
	await client.chat(sessionId, `/echo ${planted}`);
	const exported = await exportBy(client, sessionId, "jsonl");
	const settings = await page.ask("agent.settings", {});
	expect(settings.agents[1]?.variables.map(({ name }) => name)).toContain("ELIZA_API_KEY");
	const untilEcho = page.received.filter(({ topic }) => topic !== "events");
	const logged = [...fixture.logs.records()];
	for (const all of [exported, settings, untilEcho, logged])
		expect(JSON.stringify(all)).not.toContain(planted);
});

test("[E3.authentication] a login of the agent's own can be given up, and the agent is told", async () => {
	await using fixture = await HubFixture.open({ agents: [eliza, patient] });
	const { client, sessionId } = await fixture.session("patient");
	await client.until(sessionId, (state) => neededIn(state) !== undefined);
	const place = { sessionId };
	await client.ask("login.start", { place, methodId: "slow" });
	await fixture.logs.waitFor(({ message, fields }) =>
		`${message} ${JSON.stringify(fields)}`.includes("authenticating"),
	);
	expect(await client.ask("login.list", {})).toMatchObject({
		attempts: [{ agentId: "patient", methodId: "slow", state: "running" }],
	});
	await expect(client.ask("login.start", { place, methodId: "slow" })).rejects.toThrow("already under way");
	await client.ask("login.cancel", { agentId: "patient" });
	await client.untilTopic("logins", ({ attempts }) => attempts[0]?.state === "cancelled");
	await fixture.logs.waitFor(({ message, fields }) =>
		`${message} ${JSON.stringify(fields)}`.includes("told to cancel"),
	);
});

test("[E3.logout] an agent says as whom it works and is logged out; its chats then want a login", async () => {
	await using fixture = await HubFixture.open({ agents: [eliza, locked("--login", "agent")] });
	const { client, sessionId, place } = await waitingChat(fixture);
	expect(await client.ask("login.status", { place })).toMatchObject({ state: "loggedOut", canLogOut: true });
	await client.ask("login.start", { place, methodId: "agent" });
	await ended(client, sessionId);
	expect(await client.ask("login.status", { place })).toMatchObject({
		...{ state: "loggedIn", accounts: [{ label: "patient@couch.example" }], hasProviders: false },
		methods: [{ id: "agent", kind: "agent" }],
	});
	await client.ask("login.logOut", { place });
	await client.chat(sessionId, "/echo out");
	expect(neededIn(client.view(sessionId))).toBeDefined();
	await expect(client.ask("login.providers", { place })).rejects.toThrow("does not offer");
});

test("[E3.providers] the sources of an agent's models are listed, set and switched off", async () => {
	await using fixture = await HubFixture.open({ agents: [eliza, locked("--offer", "providers")] });
	const { client, sessionId } = await fixture.session("locked");
	await client.until(sessionId, ({ head }) => head.link.state === "attached");
	const place = { sessionId };
	const spare = async () => (await client.ask("login.providers", { place })).providers[1];
	expect(await spare()).toEqual({ providerId: "spare", supported: ["openai"], required: false });
	const current = { apiType: "openai", baseUrl: "https://models.example.org/v1" };
	const headers = { authorization: "planted-header-0123456789" };
	await client.ask("login.setProvider", { place, providerId: "spare", ...current, headers });
	expect(await spare()).toMatchObject({ current });
	await client.ask("login.disableProvider", { place, providerId: "spare" });
	expect(await spare()).not.toHaveProperty("current");
	await expect(client.ask("login.disableProvider", { place, providerId: "main" })).rejects.toThrow("needed");
	await expect(client.ask("login.logOut", { place })).rejects.toThrow("does not offer");
	expect(JSON.stringify([...fixture.logs.records()])).not.toContain(headers.authorization);
});
