import { isFields } from "@parley/base/guards/fields";
import type { ArchiveLaunch, PackageLaunch, RegistryAgent } from "@parley/protocol/agent/registry";
import { WordedError } from "@parley/words/worded-error";
import { type WordedMessage, wordedMessage } from "@parley/words/worded-message";
import { type Wording, wording } from "@parley/words/wording";
import { isPackageSpec } from "../install/package-spec.ts";

/** The document is not a registry. */
export class BadRegistryError extends WordedError {
	override readonly name = "BadRegistryError";
}

/** Why an entry of a registry cannot be used. */
class BadEntryError extends WordedError {
	override readonly name = "BadEntryError";
}

export type SkippedEntry = WordedMessage & { readonly entry: string };

export type ParsedRegistry = {
	readonly agents: readonly RegistryAgent[];
	readonly skipped: readonly SkippedEntry[];
};

const maxAgents = 2000;
const maxText = 2000;
const maxArgs = 100;

/** Reads a registry. An entry that is wrong is skipped with the reason; the others count. Icons are not read at all. */
export const parseRegistry = (
	text: string,
	platform: NodeJS.Platform = process.platform,
	arch: NodeJS.Architecture = process.arch,
): ParsedRegistry => {
	const entries = readEntries(text);
	const agents = new Map<string, RegistryAgent>();
	const skipped: SkippedEntry[] = [];
	for (const [at, entry] of entries.slice(0, maxAgents).entries()) {
		try {
			const agent = readEntry(entry, target(platform, arch));
			if (agents.has(agent.id)) throw bad(wording("agentSetup.entryTwice"));
			agents.set(agent.id, agent);
		} catch (error) {
			if (!(error instanceof BadEntryError)) throw error;
			skipped.push({ entry: nameOf(entry, at), ...wordedMessage(error.wording) });
		}
	}
	if (entries.length > maxAgents)
		skipped.push({ entry: "…", ...wordedMessage(wording("agentSetup.entriesBeyond", { limit: maxAgents })) });
	return { agents: [...agents.values()], skipped };
};

const readEntries = (text: string): readonly unknown[] => {
	let document: unknown;
	try {
		document = JSON.parse(text);
	} catch (cause) {
		throw new BadRegistryError(wording("agentSetup.registryNotJson"), { cause });
	}
	const { agents } = isFields(document) ? document : {};
	if (!Array.isArray(agents)) throw new BadRegistryError(wording("agentSetup.registryNoAgents"));
	return agents;
};

const readEntry = (entry: unknown, platform: string): RegistryAgent => {
	if (!isFields(entry)) throw bad(wording("agentSetup.entryNotAnObject"));
	const { id, repository, license, distribution } = entry;
	if (typeof id !== "string" || !/^[a-z][a-z0-9-]{0,63}$/.test(id)) throw bad(wording("agentSetup.entryId"));
	const named = {
		name: text(entry, "name"),
		version: text(entry, "version"),
		description: text(entry, "description"),
	};
	if (!isFields(distribution)) throw bad(wording("agentSetup.entryField", { field: "distribution" }));
	const { npx, uvx, binary } = distribution;
	const packages = [
		...(npx === undefined ? [] : [readPackage("npx", npx)]),
		...(uvx === undefined ? [] : [readPackage("uvx", uvx)]),
	];
	const archive = isFields(binary) ? readArchive(binary[platform]) : undefined;
	if (packages.length === 0 && binary === undefined) throw bad(wording("agentSetup.entryNoDistribution"));
	return {
		...{ id, ...named, packages },
		...(isWebAddress(repository) ? { repository } : {}),
		...(typeof license === "string" ? { license: license.slice(0, maxText) } : {}),
		...(archive === undefined ? {} : { archive }),
	};
};

const readPackage = (runner: PackageLaunch["runner"], data: unknown): PackageLaunch => {
	const { package: name, args, env = {} } = isFields(data) ? data : {};
	// A name that begins with a dash would be an option of the runner.
	if (typeof name !== "string" || !/^[^\s-]\S{0,299}$/.test(name))
		throw bad(wording("agentSetup.entryField", { field: `distribution.${runner}.package` }));
	if (!isFields(env) || !Object.values(env).every(isString))
		throw bad(wording("agentSetup.entryField", { field: `distribution.${runner}.env` }));
	const variables = Object.entries(env).flatMap(([key, value]) =>
		isString(value) ? [[key, value] as const] : [],
	);
	return {
		...{ runner, package: name, args: readArgs(args, runner), env: Object.fromEntries(variables) },
		installs: runner === "npx" && isPackageSpec(name),
	};
};

const readArchive = (data: unknown): ArchiveLaunch | undefined => {
	if (data === undefined) return undefined;
	const { archive, cmd, args } = isFields(data) ? data : {};
	if (!isWebAddress(archive) || typeof cmd !== "string")
		throw bad(wording("agentSetup.entryField", { field: "distribution.binary" }));
	return { archive, cmd: cmd.slice(0, maxText), args: readArgs(args, "binary") };
};

const readArgs = (args: unknown, where: string): string[] => {
	if (args === undefined) return [];
	if (Array.isArray(args) && args.length <= maxArgs && args.every(isString)) return args;
	throw bad(wording("agentSetup.entryField", { field: `distribution.${where}.args` }));
};

const text = (entry: Readonly<Record<string, unknown>>, field: string): string => {
	const value = entry[field];
	if (typeof value !== "string" || value === "") throw bad(wording("agentSetup.entryField", { field }));
	return value.slice(0, maxText);
};

const bad = (problem: Wording): BadEntryError => new BadEntryError(problem);

const isString = (value: unknown): value is string => typeof value === "string" && !value.includes("\0");

const isWebAddress = (value: unknown): value is string =>
	typeof value === "string" && URL.canParse(value) && new URL(value).protocol === "https:";

const nameOf = (entry: unknown, at: number): string => {
	const { id } = isFields(entry) ? entry : {};
	return typeof id === "string" && id !== "" ? id.slice(0, 100) : `#${at + 1}`;
};

/** The name of a platform in the registry. */
const target = (platform: NodeJS.Platform, arch: NodeJS.Architecture): string => {
	const system = platform === "win32" ? "windows" : platform;
	return `${system}-${arch === "arm64" ? "aarch64" : "x86_64"}`;
};
