import {
	findProgram,
	joinPath,
	type ProgramPlatform,
	programNames,
	searchedFolders,
	thisMachine,
} from "@parley/process/find-program";
import type { DetectedAgent, KnownAgent, SearchedPlaces } from "@parley/protocol/agent/catalogue";
import { isOlder } from "./node-version.ts";

export type Detection = {
	/** The environment that agents get. */
	readonly env: Readonly<Record<string, string>>;
	readonly home: string;
	/** The folder with the agents that Parley has installed. */
	readonly installed: string;
	/** The version of a Node program, if it can be told without running it. */
	readonly nodeVersionOf: (node: string) => Promise<string | undefined>;
	readonly machine?: ProgramPlatform;
};

export type Detected = { readonly agents: DetectedAgent[]; readonly searched: SearchedPlaces };

/** Finds the installed ones of some agents by looking for files. Nothing is executed. */
export const detectAgents = async (
	known: readonly KnownAgent[],
	{ env, home, installed, nodeVersionOf, machine = thisMachine }: Detection,
): Promise<Detected> => {
	const onPath = (command: string): string | undefined => findProgram({ command, cwd: home, env }, machine);
	const node = onPath("node");
	const npm = onPath("npm");
	const nodeVersion = node === undefined ? undefined : await nodeVersionOf(node);
	const folders = searchedFolders(env, machine.platform);
	const more = usualFolders(env, home, machine.platform).filter((folder) => !folders.includes(folder));
	const beside = (command: string): string | undefined =>
		more
			.flatMap((folder) =>
				programNames(command, machine.platform).map((name) => joinPath(machine.platform, folder, name)),
			)
			.find(machine.isProgram);
	const detect = (agent: KnownAgent): DetectedAgent => {
		const found = findOwn(agent, installed, machine) ?? findOne(agent, onPath) ?? findOne(agent, beside);
		if (found === undefined) return { id: agent.id, state: "missing" };
		const isTooOld = agent.npm !== undefined && isOlder(nodeVersion, agent.minNode);
		return { id: agent.id, state: isTooOld ? "needsNode" : "installed", ...found };
	};
	return {
		agents: known.map(detect),
		searched: {
			folders: [...folders, ...more],
			...(node === undefined ? {} : { node }),
			...(nodeVersion === undefined ? {} : { nodeVersion }),
			...(npm === undefined ? {} : { npm }),
		},
	};
};

/** The folder that Parley installs an agent into. */
export const installFolder = (installed: string, id: string, platform = process.platform): string =>
	joinPath(platform, installed, id);

type Found = Omit<DetectedAgent, "id" | "state">;

/** By its path: what is started then is what was shown, whatever PATH it gets. */
const findOne = (
	{ commands }: KnownAgent,
	find: (command: string) => string | undefined,
): Found | undefined => {
	for (const { command, args } of commands) {
		const path = find(command);
		if (path !== undefined) return { path, launch: { command: path, args } };
	}
	return undefined;
};

const findOwn = ({ id, npm }: KnownAgent, installed: string, machine: ProgramPlatform): Found | undefined => {
	if (npm === undefined) return undefined;
	const folder = joinPath(
		machine.platform,
		installFolder(installed, id, machine.platform),
		"node_modules",
		".bin",
	);
	const path = programNames(npm.bin, machine.platform)
		.map((name) => joinPath(machine.platform, folder, name))
		.find(machine.isProgram);
	return path === undefined
		? undefined
		: { path, launch: { command: path, args: npm.args }, isPrivate: true };
};

/** Where installers put programs, for a hub that was started with a short PATH. */
const usualFolders = (
	env: Readonly<Record<string, string>>,
	home: string,
	platform: NodeJS.Platform,
): readonly string[] => {
	const join = (...parts: string[]): string => joinPath(platform, ...parts);
	const prefix = env["NPM_CONFIG_PREFIX"] ?? env["npm_config_prefix"];
	if (platform === "win32") {
		const roaming = env["APPDATA"] ?? join(home, "AppData", "Roaming");
		return [...(prefix === undefined ? [] : [prefix]), join(roaming, "npm"), join(home, ".local", "bin")];
	}
	return [
		...(prefix === undefined ? [] : [join(prefix, "bin")]),
		...[".local", ".npm-global", ".bun", ".volta", ".cargo", ".opencode"].map((each) =>
			join(home, each, "bin"),
		),
		...["/usr/local/bin", "/opt/homebrew/bin"],
	];
};
