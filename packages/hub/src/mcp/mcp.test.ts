import { symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ServerState } from "@parley/protocol/mcp/state";
import { expect, test } from "vitest";
import type { HubOptions } from "../hub-options.ts";
import { eliza } from "../testing/agents.ts";
import { exportBy } from "../testing/client-transfer.ts";
import { HubFixture } from "../testing/hub-fixture.ts";
import { memoryOfSecrets } from "../testing/secret-memory.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import type { TestClient } from "../testing/test-client.ts";
import { answerText, itemsOf } from "../testing/texts.ts";
import { readServers } from "./read-definition.ts";

const elizaWith = (...args: readonly string[]) => ({ ...eliza, args: [...eliza.args, ...args] });
const servers = (entries: Readonly<Record<string, unknown>>) => readServers(entries, { safe: true });
const key = "planted-Key-0123456789";

const own = servers({
	mine: { command: "mine", args: ["-x"], env: { API_KEY: key } },
	web: { type: "http", url: "https://example.org/mcp", headers: { Authorization: `Bearer ${key}` } },
	stream: { type: "sse", url: "https://example.org/sse" },
});

/** A hub whose folder is trusted, with a chat in it. */
const opened = async (options: Partial<HubOptions> = {}, files: Readonly<Record<string, unknown>> = {}) => {
	const fixture = await HubFixture.open(options);
	for (const [name, content] of Object.entries(files)) await put(fixture, content, name);
	const host = fixture.client();
	await host.ask("folder.add", { path: fixture.folder });
	await host.ask("folder.trust", { path: fixture.folder, trusted: true });
	return {
		fixture,
		...(await fixture.session()),
		[Symbol.asyncDispose]: () => fixture[Symbol.asyncDispose](),
	};
};

const put = ({ folder }: HubFixture, mcpServers: unknown, name = ".mcp.json"): Promise<void> =>
	writeFile(join(folder, name), JSON.stringify({ mcpServers }));

const told = async (client: TestClient, sessionId: string): Promise<string> => {
	const { turns } = await client.chat(sessionId, "/servers");
	return turns
		.slice(-1)
		.flatMap(({ items }) => items.flatMap((item) => (item.type === "text" ? [item.text] : [])))
		.join("");
};

const stateOf = async (client: TestClient, sessionId: string, name: string): Promise<ServerState> => {
	const { servers: all } = await client.ask("mcp.list", { sessionId });
	const found = all.find((each) => each.name === name);
	if (found === undefined) throw new Error(`there is no server ${name}`);
	return found;
};

const approve = async (client: TestClient, sessionId: string, name: string): Promise<void> => {
	const { approval = "" } = await stateOf(client, sessionId, name);
	await client.ask("mcp.approve", { sessionId, name, approval });
};

test("[E26.user][E26.passed][E26.capable][E26.status] an agent gets the user's servers of the kinds it takes", async () => {
	await using it = await opened({ agents: [elizaWith("--mcp", "http")], servers: own });
	const { client, sessionId } = it;
	expect(await told(client, sessionId)).toBe(
		"mine: stdio mine -x with API_KEY\nweb: http https://example.org/mcp with Authorization",
	);
	const { servers: states, isBehind } = await client.ask("mcp.list", { sessionId });
	expect(states.map(({ name, status, isInUse }) => [name, status, isInUse])).toEqual([
		["mine", "given", true],
		["web", "given", true],
		["stream", "notSupported", false],
	]);
	expect(isBehind).toBe(false);
});

test("[E26.recorded] the log says which servers an agent session was given, by name and origin", async () => {
	await using it = await opened({ servers: own }, { ".mcp.json": { theirs: { command: "theirs" } } });
	const { client, sessionId } = it;
	await approve(client, sessionId, "theirs");
	await client.chat(sessionId, "/servers");
	const given = [
		{ name: "mine", from: "user" },
		{ name: "theirs", from: "workspace" },
	];
	expect(client.view(sessionId).head.link.servers).toEqual(given);
	await client.ask("mcp.apply", { sessionId });
	const { turns } = await client.chat(sessionId, "/servers");
	expect(itemsOf({ ...client.view(sessionId), turns }, "seam").at(-1)).toMatchObject({ servers: given });
});

test("[E26.trusted] in a folder that is not trusted, none is passed, whoever configured it", async () => {
	await using fixture = await HubFixture.open({ servers: own });
	await put(fixture, { theirs: { command: "theirs" } });
	const { client, sessionId } = await fixture.session();
	expect(await told(client, sessionId)).toBe("No MCP servers.");
	expect([
		(await stateOf(client, sessionId, "mine")).status,
		(await stateOf(client, sessionId, "theirs")).status,
	]).toEqual(["untrusted", "untrusted"]);
	const { approval = "" } = await stateOf(client, sessionId, "theirs");
	await expect(client.ask("mcp.approve", { sessionId, name: "theirs", approval })).rejects.toMatchObject({
		code: "workspace_untrusted",
	});
});

test("[E26.workspace][E26.approved] one of a workspace is passed after its approval, and a changed one asks again", async () => {
	const before = { command: "theirs", args: ["--safe"], env: { NODE_OPTIONS: "--inspect" } };
	await using it = await opened({}, { ".mcp.json": { theirs: before } });
	const { fixture, client, sessionId } = it;
	expect(await told(client, sessionId)).toBe("No MCP servers.");
	const shown = await stateOf(client, sessionId, "theirs");
	expect(shown).toMatchObject({
		...{ status: "needsApproval", file: ".mcp.json", isApproved: false },
		shown: { command: "theirs", args: ["--safe"], values: [{ name: "NODE_OPTIONS", value: "--inspect" }] },
	});
	// Changed while the person was looking at it.
	await put(fixture, { theirs: { ...before, args: ["--evil"] } });
	const approval = shown.approval ?? "";
	await expect(client.ask("mcp.approve", { sessionId, name: "theirs", approval })).rejects.toMatchObject({
		code: "conflict",
	});
	await put(fixture, { theirs: before });
	await client.ask("mcp.approve", { sessionId, name: "theirs", approval });
	expect((await client.ask("mcp.list", { sessionId })).isBehind).toBe(true);
	await client.ask("mcp.apply", { sessionId });
	expect(await told(client, sessionId)).toBe("theirs: stdio theirs --safe with NODE_OPTIONS");
	for (const changed of [
		{ ...before, env: { NODE_OPTIONS: "--require ./evil.js" } },
		{ ...before, command: "other" },
		{ ...before, args: ["--safe", "--more"] },
	]) {
		await put(fixture, { theirs: changed });
		expect((await stateOf(client, sessionId, "theirs")).status).toBe("needsApproval");
	}
	await client.ask("mcp.apply", { sessionId });
	expect(await told(client, sessionId)).toBe("No MCP servers.");
});

test("[E26.approved][E26.revoked] an approval holds for one folder, outlives the hub, and can be withdrawn", async () => {
	await using it = await opened({}, { ".mcp.json": { theirs: { command: "theirs" } } });
	const { fixture, client, sessionId } = it;
	await approve(client, sessionId, "theirs");
	await using other = await temporaryFolder();
	await writeFile(
		join(other.path, ".mcp.json"),
		JSON.stringify({ mcpServers: { theirs: { command: "theirs" } } }),
	);
	await client.ask("folder.trust", { path: other.path, trusted: true });
	const elsewhere = await client.ask("session.create", { folder: other.path });
	expect((await stateOf(client, elsewhere.sessionId, "theirs")).status).toBe("needsApproval");
	await fixture.stop();
	await fixture.start();
	const again = fixture.client();
	await again.open(sessionId);
	expect(await told(again, sessionId)).toBe("theirs: stdio theirs");
	await again.ask("mcp.revoke", { sessionId, name: "theirs" });
	const revoked = await stateOf(again, sessionId, "theirs");
	expect(revoked).toMatchObject({ status: "needsApproval", isApproved: false, isInUse: true });
	await again.ask("mcp.apply", { sessionId });
	expect(await told(again, sessionId)).toBe("No MCP servers.");
});

test("[E26.approved] the same folder by a link is the same folder, and its approval too", async () => {
	await using it = await opened({}, { ".mcp.json": { theirs: { command: "theirs" } } });
	const { fixture, client, sessionId } = it;
	await approve(client, sessionId, "theirs");
	await using other = await temporaryFolder();
	await symlink(fixture.folder, join(other.path, "link"));
	const linked = await client.ask("session.create", { folder: join(other.path, "link") });
	expect((await stateOf(client, linked.sessionId, "theirs")).status).toBe("given");
});

test("[E26.toggles][E26.applied] a server is switched in one chat or by default; a chat without turns applies it at once", async () => {
	await using it = await opened({ servers: own });
	const { fixture, client, sessionId } = it;
	const change = { sessionId, name: "mine", from: "user", isOn: false } as const;
	await client.ask("mcp.switch", { ...change, scope: "chat" });
	expect(await told(client, sessionId)).toBe("No MCP servers.");
	const second = await fixture.session();
	expect(second.sessionId).not.toBe(sessionId);
	expect(await told(second.client, second.sessionId)).toBe("mine: stdio mine -x with API_KEY");
	await client.ask("mcp.switch", { ...change, scope: "default" });
	await client.ask("mcp.switch", { ...change, scope: "chat", isOn: true });
	const on = await stateOf(client, sessionId, "mine");
	expect(on).toMatchObject({ status: "given", isOn: true, isOnByDefault: false, isInUse: false });
	const off = await stateOf(client, second.sessionId, "mine");
	expect(off).toMatchObject({ status: "off", isOn: false, isInUse: true });
	// It said something already, so it keeps what it has until a person asks.
	expect(await told(second.client, second.sessionId)).toBe("mine: stdio mine -x with API_KEY");
	await client.ask("mcp.apply", { sessionId: second.sessionId });
	expect(await told(second.client, second.sessionId)).toBe("No MCP servers.");
	await fixture.stop();
	await fixture.start();
	const again = fixture.client();
	expect(await stateOf(again, sessionId, "mine")).toMatchObject({ isOn: true, isOnByDefault: false });
});

test("[E26.applied] a change is applied to an agent that goes on with its conversation, and not during a turn", async () => {
	await using state = await temporaryFolder();
	const agent = elizaWith("--state", state.path, "--sessions", "resume,close");
	await using it = await opened({ agents: [agent], servers: own });
	const { client, sessionId } = it;
	await client.chat(sessionId, "The first thing I say");
	await client.ask("mcp.switch", { sessionId, name: "mine", from: "user", scope: "chat", isOn: false });
	const content = [{ type: "text" as const, text: "/hang" }];
	await client.ask("prompt.send", { sessionId, messageId: "m", content });
	await client.until(sessionId, ({ head }) => head.running !== undefined);
	await expect(client.ask("mcp.apply", { sessionId })).rejects.toMatchObject({ code: "conflict" });
	await client.ask("prompt.stop", { sessionId });
	await client.until(sessionId, ({ head }) => head.running === undefined);
	await client.ask("mcp.apply", { sessionId });
	expect(await told(client, sessionId)).toBe("No MCP servers.");
	const after = await client.chat(sessionId, "/first");
	expect(answerText(after)).toContain("You first said: The first thing I say");
	expect(itemsOf(after, "seam")).toMatchObject([{ how: "resumed" }]);
});

test("[E26.reread] servers that change in the configuration change in chats, and everyone is told", async () => {
	await using it = await opened({ servers: own });
	const { fixture, client, sessionId } = it;
	expect(await told(client, sessionId)).toContain("mine");
	client.received.length = 0;
	await fixture.hub.servers.change(servers({ mine: { command: "changed" }, bad: { command: 1 } }));
	await client.untilTopic("servers");
	expect(await stateOf(client, sessionId, "mine")).toMatchObject({ isInUse: true, isOutdated: true });
	expect(await stateOf(client, sessionId, "bad")).toMatchObject({
		...{ status: "invalid", isInUse: false },
		reason: expect.stringContaining("command"),
	});
	expect((await client.ask("mcp.list", { sessionId })).isBehind).toBe(true);
	await fixture.hub.servers.change([]);
	expect(await client.ask("mcp.list", { sessionId })).toMatchObject({ servers: [], isBehind: true });
});

test("[E26.status][E26.approved] a workspace's server cannot take the name of the user's own", async () => {
	await using it = await opened({ servers: own }, { ".mcp.json": { mine: { command: "evil" } } });
	const { client, sessionId } = it;
	const { servers: all } = await client.ask("mcp.list", { sessionId });
	expect(all.filter(({ name }) => name === "mine")).toMatchObject([
		{ from: "user", status: "given" },
		{ from: "workspace", status: "invalid", reason: expect.stringContaining("of your own") },
	]);
	expect(await told(client, sessionId)).toBe("mine: stdio mine -x with API_KEY");
});

test("[E26.status][E26.secrets] a server whose secret no editor has is left out and told; the agent starts", async () => {
	const withSafe = servers({ safe: { command: "safe", env: { TOKEN: { secret: "work" } } } });
	await using it = await opened({ servers: withSafe });
	const { client, sessionId } = it;
	expect(await told(client, sessionId)).toBe("No MCP servers.");
	expect(await stateOf(client, sessionId, "safe")).toMatchObject({
		...{ status: "secretMissing", isInUse: false },
		reason: expect.stringContaining("work"),
	});
});

test("[E26.secrets][E20.secrets] a planted secret reaches the agent and nothing else: no log, no view, no export, no later hub", async () => {
	const secretMemory = memoryOfSecrets();
	const theirKey = "workspace-Key-9876543210";
	const theirs = { command: "theirs", args: ["--token", `args-${theirKey}`], env: { API_KEY: theirKey } };
	const agents: HubOptions["agents"] = [elizaWith("--mcp", "all")];
	await using it = await opened({ servers: own, secretMemory, agents }, { ".mcp.json": { theirs } });
	const { fixture, client, sessionId } = it;
	await approve(client, sessionId, "theirs");
	// Eliza names what she was given, with the arguments.
	expect(await told(client, sessionId)).toContain(`--token args-${theirKey}`);
	await client.chat(sessionId, `/echo ${key} ${theirKey}`);
	const exports = async (by: TestClient): Promise<string> =>
		(await exportBy(by, sessionId, "markdown")) + (await exportBy(by, sessionId, "jsonl"));
	const seen = [
		JSON.stringify(await client.ask("mcp.list", { sessionId })),
		JSON.stringify(client.view(sessionId).head.link),
		JSON.stringify(fixture.logs.records()),
		secretMemory.saved(),
		await exports(client),
	];
	await fixture.stop();
	await fixture.start();
	seen.push(await exports(fixture.client()));
	for (const text of seen) {
		expect(text).not.toBe("");
		expect(text).not.toContain(key);
		expect(text).not.toContain(theirKey);
	}
});
