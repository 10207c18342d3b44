import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { LaunchReport } from "@parley/protocol/agent/launch-report";
import { expect, onTestFinished, test } from "vitest";
import type { AgentConfig } from "../agents/agent-config.ts";
import { eliza, stranger } from "../testing/agents.ts";
import { HubFixture } from "../testing/hub-fixture.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import type { TestClient } from "../testing/test-client.ts";
import type { AgentFile } from "./agent-file.ts";

const scripted = fileURLToPath(import.meta.resolve("@parley/acp/testing/scripted-agent"));

const agent = (agentId: string, ...args: string[]): AgentConfig => ({
	...eliza,
	agentId,
	title: agentId,
	args,
});

/** A settings file that holds what it is given. */
const fileOf = (agents: readonly [AgentConfig, ...AgentConfig[]]): AgentFile => ({
	...{ path: "/config.json", isBuiltIn: (id) => id === "eliza" },
	save: async (agentId, { command }) => [...agents, { ...stranger, agentId, title: agentId, command }],
	setVariables: async () => agents,
	remove: async (agentId) => [eliza, ...agents.filter((each) => each.agentId !== agentId)],
	registry: async () => undefined,
	setRegistry: async () => undefined,
});

const open = async (...agents: AgentConfig[]) => {
	const folder = await temporaryFolder();
	onTestFinished(() => folder.remove());
	const all = [eliza, ...agents] as const;
	const agentSetup = {
		file: fileOf(all),
		installed: join(folder.path, "installed"),
		registry: join(folder.path, "registry.json"),
	};
	return HubFixture.open({ agents: all, agentSetup });
};

const testIn = async (client: TestClient, agentId: string, folder: string): Promise<LaunchReport> => {
	const { jobId } = await client.ask("agent.test", { agentId, folder });
	for (let seen = 0; ; ) {
		const { more, revision, report } = await client.ask("agent.follow", { jobId, seen });
		if (!more && report !== undefined) return report;
		seen = revision;
	}
};

test("[E1.tested] a test of Eliza says that she works, what she can do and how her chats go on, and ends her", async () => {
	await using fixture = await open();
	const report = await testIn(fixture.client("browser"), "eliza", fixture.folder);
	expect(report).toMatchObject({
		...{ outcome: "works", protocolVersion: 1, agent: { name: "eliza" } },
		goesOn: expect.stringMatching(/^(resume|load|none)$/),
	});
	await fixture.ended(await fixture.agentPid());
});

test("[E1.tested] real processes that are missing, crash, stay silent, want a login or are no agents are told apart", async () => {
	const broken = [
		{ ...agent("missing"), command: "no-such-program" },
		agent("dies", scripted, "dies"),
		{ ...agent("silent", scripted, "silent"), startTimeout: 1 },
		agent("locked", scripted, "locked"),
		agent("garbled", scripted, "garbled"),
		agent("refuses", scripted, "no-session"),
		agent("help", "--eval", "console.log('Usage: help')"),
		{ ...agent("chatty", "--eval", "console.log('hello'); process.stdin.resume()"), startTimeout: 1 },
		agent("old", "--eval", "console.error('old requires Node.js >= 99'); process.exit(1)"),
	];
	await using fixture = await open(...broken);
	const client = fixture.client();
	const reports = [];
	for (const { agentId } of broken) reports.push(await testIn(client, agentId, fixture.folder));
	expect(reports.map(({ outcome }) => outcome)).toEqual([
		...["notFound", "crashed", "silent", "needsLogin", "notAcp", "failed", "notAcp", "notAcp", "wrongNode"],
	]);
	expect(reports[0]?.searched?.length).toBeGreaterThan(0);
	expect(reports[1]).toMatchObject({ exitCode: 9, stderr: expect.stringContaining("cannot find module") });
	expect(reports[2]).toMatchObject({ stderr: "waiting for a licence server" });
	expect(reports[2]).not.toHaveProperty("signal");
	expect(reports[3]).toMatchObject({
		logins: [{ id: "key", name: "API key" }],
		message: expect.stringContaining("no key found"),
	});
	expect(reports[5]?.message).toContain("no key found");
	expect(reports[6]).toMatchObject({ printed: "Usage: help", exitCode: 0 });
	expect(reports[7]).toMatchObject({ printed: "hello" });
});

test("[E1.tested][C9.agents] a third-party agent is not tested in a folder that nobody trusts", async () => {
	await using fixture = await open(stranger);
	const client = fixture.client();
	const request = { agentId: "stranger", folder: fixture.folder };
	await expect(client.ask("agent.test", request)).rejects.toMatchObject({ code: "workspace_untrusted" });
	await client.ask("folder.trust", { path: fixture.folder, trusted: true });
	expect(await testIn(client, "stranger", fixture.folder)).toMatchObject({ outcome: "works" });
	await expect(client.ask("agent.test", { ...request, agentId: "nobody" })).rejects.toMatchObject({
		code: "not_found",
	});
});

test("[E1.tested] a test that is cancelled, or whose hub ends, leaves no process", async () => {
	await using fixture = await open(agent("silent", scripted, "silent"));
	const client = fixture.client();
	const { jobId } = await client.ask("agent.test", { agentId: "silent", folder: fixture.folder });
	const pid = await fixture.agentPid();
	await client.ask("agent.cancel", { jobId });
	await fixture.ended(pid);
	expect(await client.ask("agent.follow", { jobId, seen: 0 })).toMatchObject({
		...{ more: false, report: { outcome: "failed", message: "The test was cancelled." } },
	});
});

test("[E1.saved][A1.agents] a saved agent can be chosen at once, in every client, and a removed one no longer", async () => {
	await using fixture = await open();
	const client = fixture.client("browser");
	const other = fixture.client();
	await client.ask("agent.save", { agentId: "mine", entry: { command: "mine", variables: [] } });
	await other.untilTopic("agents", ({ agents }) => agents.some(({ agentId }) => agentId === "mine"));
	expect((await client.ask("agent.settings", {})).agents.map(({ agentId }) => agentId)).toEqual([
		"eliza",
		"mine",
	]);
	await client.ask("agent.remove", { agentId: "mine" });
	expect((await client.ask("agent.list", {})).agents.map(({ agentId }) => agentId)).toEqual(["eliza"]);
});

test("[E1.managed][C8.browser] settings show names of variables and never a value, nor arguments with a secret", async () => {
	const planted = "planted-0123456789";
	const mine: AgentConfig = {
		...{ ...agent("mine", "--api-key", planted), env: { MY_KEY: planted, PLAIN: planted } },
		...{ secrets: { SAFE: "work" }, secrecy: { PLAIN: false }, process: "perChat", mode: "ask" },
	};
	await using fixture = await open(mine);
	const settings = await fixture.client("browser").ask("agent.settings", {});
	expect(JSON.stringify(settings)).not.toContain(planted);
	expect(settings).toMatchObject({
		file: "/config.json",
		agents: [
			{ agentId: "eliza", builtIn: true },
			{
				...{ agentId: "mine", builtIn: false, process: "perChat", mode: "ask" },
				variables: [{ name: "MY_KEY" }, { name: "PLAIN", secret: false }, { name: "SAFE", safe: "work" }],
			},
		],
	});
	expect(settings.agents[1]).not.toHaveProperty("args");
});

test("[E1.catalogue][E1.detected] the catalogue and what is installed of it are asked for without running anything", async () => {
	await using fixture = await open();
	const client = fixture.client("browser");
	const { agents } = await client.ask("agent.catalogue", {});
	const detected = await client.ask("agent.detect", { folder: fixture.folder });
	expect(detected.agents.map(({ id }) => id)).toEqual(agents.map(({ id }) => id));
	expect(detected.searched.folders.length).toBeGreaterThan(0);
	expect(fixture.logs.records().filter(({ message }) => message.includes("process started"))).toEqual([]);
	const kimi = { from: "catalogue", id: "kimi" } as const;
	await expect(client.ask("agent.planInstall", kimi)).rejects.toThrow("documentation");
	await expect(client.ask("agent.planInstall", { from: "registry", id: "x" })).rejects.toMatchObject({
		code: "not_found",
	});
	await expect(client.ask("agent.install", { planId: "none", withScripts: true })).rejects.toMatchObject({
		code: "not_found",
	});
});
