import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { cachedFolder, ensureInstalled } from "./cached-install.ts";

/** The agent could not be installed. */
export class NoAgentError extends Error {
	override readonly name = "NoAgentError";
	constructor(agent: string, folder: string, cause?: unknown) {
		super(
			`The tests with real agents need ${agent}, and it could not be installed into ${folder}. ` +
				"They need an npm registry for that; what npm said is above.",
			{ cause },
		);
	}
}

/** A program that others wrote, from a pinned manifest of its own. */
type AgentPackage = {
	/** The folder of its manifest. */
	readonly folder: string;
	readonly megabytes: number;
	/** The package whose version names the install. */
	readonly pinned: string;
	/** Where the program is in the install. Install scripts do not run, so launchers are passed over. */
	readonly program: string;
};

const systems: Partial<Record<NodeJS.Platform, string>> = { win32: "windows" };
const exe = process.platform === "win32" ? ".exe" : "";
/** `baseline` runs on every processor. */
const opencodeBuild = `${systems[process.platform] ?? process.platform}-${process.arch === "x64" ? "x64-baseline" : process.arch}`;
const gooseBuild = `@aaif/goose-binary-${process.platform}-${process.arch}`;

const packages = {
	opencode: {
		...{ folder: "opencode", megabytes: 350, pinned: "opencode-ai" },
		program: `opencode-${opencodeBuild}/bin/opencode${exe}`,
	},
	claude: {
		...{ folder: "claude", megabytes: 390, pinned: "@agentclientprotocol/claude-agent-acp" },
		program: "@agentclientprotocol/claude-agent-acp/dist/index.js",
	},
	gemini: {
		...{ folder: "gemini", megabytes: 100, pinned: "@google/gemini-cli" },
		program: "@google/gemini-cli/bundle/gemini.js",
	},
	goose: {
		...{ folder: "goose", megabytes: 250, pinned: gooseBuild },
		program: `${gooseBuild}/bin/goose${exe}`,
	},
	example: {
		...{ folder: "example-agent", megabytes: 10, pinned: "@agentclientprotocol/sdk" },
		program: "@agentclientprotocol/sdk/dist/examples/agent.js",
	},
} satisfies Record<string, AgentPackage>;

export type AgentName = keyof typeof packages;

export const agentNames: readonly AgentName[] = ["opencode", "claude", "gemini", "goose", "example"];

export const isAgentName = (name: string | undefined): name is AgentName =>
	name !== undefined && Object.hasOwn(packages, name);

/** The program of an agent from the npm registry, installed once. */
export const ensureAgent = (name: AgentName): string => {
	const { folder, megabytes, pinned, program } = packages[name];
	const manifestFile = join(import.meta.dirname, folder, "package.json");
	const manifest: Partial<Record<"dependencies" | "optionalDependencies", Record<string, string>>> =
		JSON.parse(readFileSync(manifestFile, "utf8"));
	const version = { ...manifest.dependencies, ...manifest.optionalDependencies }[pinned];
	const wanted = {
		name: `${folder}-${version}`,
		manifestFile,
		announcement: (place: string) =>
			`${name} is missing; fetching it from npm into ${place} (about ${megabytes} MB, once) …`,
	};
	const place = cachedFolder(wanted);
	try {
		ensureInstalled(wanted);
	} catch (error) {
		throw new NoAgentError(name, place, error);
	}
	const path = join(place, "node_modules", program);
	// Optional packages that a registry lacks are left out without an error.
	if (!existsSync(path)) throw new NoAgentError(name, place);
	return path;
};
