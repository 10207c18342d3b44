import type { setupMethods } from "../agent/setup-methods.ts";
import type { Params, Result } from "../contract/names.ts";

type SetupName = keyof typeof setupMethods;

export const setupParams: { [Name in SetupName]: Params<Name> } = {
	"agent.settings": {},
	"agent.save": {
		agentId: "mine",
		entry: {
			...{ title: "Mine", command: "mine", args: ["--acp"], cwd: "/code", process: "perChat", mode: "ask" },
			...{ model: "large", options: { effort: "high", web: false }, startTimeout: 60 },
			variables: [{ name: "A", value: "1", secret: true }, { name: "B", safe: "work" }, { name: "C" }],
		},
		isNew: true,
	},
	"agent.remove": { agentId: "mine" },
	"agent.catalogue": {},
	"agent.detect": { folder: "/code" },
	"agent.registry": { source: "https://example.org/registry.json", refresh: true },
	"agent.planInstall": { from: "catalogue", id: "mine" },
	"agent.install": { planId: "p1", withScripts: false },
	"agent.uninstall": { id: "mine" },
	"agent.test": { agentId: "mine", folder: "/code" },
	"agent.follow": { jobId: "j1", seen: 0 },
	"agent.cancel": { jobId: "j1" },
};

export const setupResults: { [Name in SetupName]: Result<Name> } = {
	"agent.settings": {
		file: "/data/config.json",
		agents: [
			{
				...{ agentId: "mine", title: "Mine", builtIn: false, command: "mine", args: ["--acp"] },
				variables: [
					{ name: "A", secret: true },
					{ name: "B", safe: "work" },
				],
				...{ process: "perChat", options: { effort: "high" } },
			},
		],
	},
	"agent.save": {},
	"agent.remove": {},
	"agent.catalogue": {
		agents: [
			{
				...{ id: "mine", title: "Mine", commands: [{ command: "mine", args: ["--acp"] }], minNode: 22 },
				npm: { package: "@x/mine", bin: "mine", args: ["--acp"] },
				...{ askingMode: "ask", perChat: true, docs: "https://example.org" },
			},
		],
	},
	"agent.detect": {
		agents: [
			{
				id: "mine",
				state: "installed",
				path: "/bin/mine",
				launch: { command: "/bin/mine", args: ["--acp"] },
			},
		],
		searched: { folders: ["/bin"], node: "/bin/node", nodeVersion: "22.1.0", npm: "/bin/npm" },
	},
	"agent.registry": {
		source: "https://example.org/registry.json",
		fetchedAt: 1,
		agents: [
			{
				...{ id: "mine", name: "Mine", version: "1.0.0", description: "An agent" },
				packages: [
					{ runner: "npx", package: "@x/mine@1.0.0", args: ["--acp"], env: { A: "1" }, installs: true },
				],
				archive: { archive: "https://example.org/mine.tar.gz", cmd: "./mine", args: [] },
			},
		],
		skipped: [{ entry: "other", message: "it has no name" }],
	},
	"agent.planInstall": {
		...{ planId: "p1", package: "@x/mine@latest", folder: "/data/installed/mine" },
		command: ["npm", "install", "--ignore-scripts", "@x/mine@latest"],
		commandWithScripts: ["npm", "install", "@x/mine@latest"],
	},
	"agent.install": { jobId: "j1" },
	"agent.uninstall": {},
	"agent.test": { jobId: "j1" },
	"agent.follow": {
		...{ more: false, output: "added 1 package", revision: 2 },
		install: { state: "done", exitCode: 0, launch: { command: "/data/installed/mine/bin", args: [] } },
		report: {
			...{
				outcome: "works",
				message: "Mine works.",
				tookMs: 12,
				agent: { name: "mine" },
				protocolVersion: 1,
			},
			...{
				abilities: ["loadSession"],
				modes: [{ id: "ask", name: "Ask" }],
				currentMode: "ask",
				goesOn: "load",
			},
			logins: [{ id: "key", name: "API key" }],
		},
	},
	"agent.cancel": {},
};
