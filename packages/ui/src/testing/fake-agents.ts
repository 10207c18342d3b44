import type { LaunchReport } from "@parley/protocol/agent/launch-report";
import type { RegistryAgent } from "@parley/protocol/agent/registry";
import type { AgentSettings } from "@parley/protocol/agent/settings";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import type { FakeHub } from "./fake-hub.ts";
import type { Methods } from "./methods.ts";

const works: LaunchReport = {
	...{ outcome: "works", message: "Claude Code works.", tookMs: 412, protocolVersion: 1, goesOn: "resume" },
	...{ agent: { name: "claude", title: "Claude", version: "1.2.3" }, abilities: ["loadSession"] },
	modes: [
		{ id: "default", name: "Manual" },
		{ id: "auto", name: "Auto" },
	],
	...{ currentMode: "default", logins: [{ id: "key", name: "API key", description: "paste it" }] },
};

const crashed: LaunchReport = {
	...{ outcome: "crashed", message: "Eliza ended before it was ready. Its output says why.", tookMs: 20 },
	...{ exitCode: 3, stderr: "panic: boom", searched: ["/usr/bin"] },
};

const far: RegistryAgent = {
	...{ id: "far", name: "Far", version: "2.0.0", description: "An agent from afar" },
	packages: [{ runner: "npx", package: "@x/far@2.0.0", args: ["acp"], env: { QUIET: "1" }, installs: true }],
};

const packed: RegistryAgent = {
	...{ id: "packed", name: "Packed", version: "1.0.0", description: "An agent in an archive", packages: [] },
	archive: { archive: "https://example.org/packed.zip", cmd: "./packed", args: [] },
};

/** Agents as a person manages them: one configured, one installed, one to be installed, one that only its maker installs. */
export const fakeAgents = (hub: FakeHub): Methods => {
	const launch = { command: "/data/installed/gemini/gemini", args: ["--acp"] };
	let source: string | undefined;
	const all = new Map<string, AgentSettings>([
		[
			"claude",
			{
				...{ agentId: "claude", title: "Claude Code", builtIn: false, command: "claude-agent-acp", args: [] },
				...{
					variables: [{ name: "API_KEY" }, { name: "SAFE", safe: "work" }],
					process: "perChat",
					mode: "default",
				},
			},
		],
	]);
	const eliza: AgentSettings = {
		...{ agentId: "eliza", title: "Eliza", builtIn: true, command: "node", args: [], variables: [] },
	};
	const publish = (): void =>
		hub.emit({
			topic: "agents",
			payload: {
				agents: [eliza, ...all.values()].map(({ agentId, title, builtIn }) => ({
					...{ agentId, title, thirdParty: !builtIn },
				})),
				preferred: "eliza",
			},
		});
	return {
		"agent.settings": () => ({ file: "/data/config.json", agents: [eliza, ...all.values()] }),
		"agent.save": ({ agentId, entry, isNew }) => {
			if (isNew === true && all.has(agentId))
				throw new RequestFailure("conflict", `There is an agent with the name “${agentId}” already.`);
			const variables = entry.variables.map(({ name }) => ({ name }));
			const args = entry.args ?? all.get(agentId)?.args ?? [];
			all.set(agentId, { ...entry, agentId, title: entry.title ?? agentId, builtIn: false, args, variables });
			publish();
			return {};
		},
		"agent.remove": ({ agentId }) => {
			all.delete(agentId);
			publish();
			return {};
		},
		"agent.catalogue": () => ({
			agents: [
				{
					...{ id: "goose", title: "goose", commands: [], docs: "https://example.org/goose" },
					...{ askingMode: "approve", perChat: true },
				},
				{
					...{ id: "gemini", title: "Gemini CLI", commands: [], docs: "https://example.org/gemini" },
					npm: { package: "@google/gemini-cli", bin: "gemini", args: ["--acp"] },
				},
				{ id: "old", title: "Old one", commands: [], docs: "https://example.org/old", minNode: 22 },
				{ id: "kimi", title: "Kimi CLI", commands: [], docs: "https://example.org/kimi" },
				{
					...{ id: "opencode", title: "opencode", commands: [], docs: "https://example.org/opencode" },
					npm: { package: "opencode-ai", bin: "opencode", args: ["acp"], needsScripts: true },
				},
			],
		}),
		"agent.detect": () => ({
			agents: [
				{
					...{ id: "goose", state: "installed", path: "/usr/bin/goose" },
					launch: { command: "/usr/bin/goose", args: ["acp"] },
				},
				{ id: "gemini", state: "missing" },
				{
					...{ id: "old", state: "needsNode", path: "/usr/bin/old" },
					launch: { command: "/usr/bin/old", args: [] },
				},
				{ id: "kimi", state: "missing" },
				{ id: "opencode", state: "missing" },
			],
			searched: { folders: ["/usr/bin"], nodeVersion: "20.1.0" },
		}),
		"agent.registry": ({ source: next }) => {
			if (next?.startsWith("http:") === true)
				throw new RequestFailure("bad_request", "It is not an https address.");
			source = next ?? source;
			if (source === undefined) return { agents: [], skipped: [] };
			const skipped = [{ entry: "broken", message: "it has no name" }];
			return { source, fetchedAt: Date.now() - 60_000, agents: [far, packed], skipped };
		},
		"agent.planInstall": ({ id }) => ({
			...{ planId: `plan ${id}`, package: `${id}@latest`, folder: `/data/installed/${id}` },
			command: ["/usr/bin/npm", "install", "--ignore-scripts", `${id}@latest`],
			commandWithScripts: ["/usr/bin/npm", "install", `${id}@latest`],
			...(id === "opencode" ? { needsScripts: true } : {}),
		}),
		"agent.install": ({ withScripts }) => ({ jobId: withScripts ? "install" : "install without scripts" }),
		"agent.uninstall": () => ({}),
		"agent.test": ({ agentId }) => ({ jobId: `test ${agentId}` }),
		"agent.follow": ({ jobId }) => {
			if (jobId.startsWith("install"))
				return {
					more: false,
					revision: 1,
					output: "added 3 packages",
					install: {
						...{ state: "done", exitCode: 0, launch },
						...(jobId === "install" ? {} : { skippedScripts: ["opencode-ai"] }),
					},
				};
			return { more: false, revision: 1, output: "", report: jobId === "test eliza" ? crashed : works };
		},
		"agent.cancel": () => ({}),
	};
};
