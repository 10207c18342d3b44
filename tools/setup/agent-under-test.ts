import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { type CachedInstall, cachedFolder, ensureInstalled } from "./cached-install.ts";

const manifestFile = join(import.meta.dirname, "opencode/package.json");

/** The agent could not be installed. */
export class NoAgentError extends Error {
	override readonly name = "NoAgentError";
	constructor(folder: string, cause: unknown) {
		super(
			`The tests with a real agent need opencode, and it could not be installed into ${folder}. ` +
				"They need an npm registry for that; what npm said is above.",
			{ cause },
		);
	}
}

const agent = (): CachedInstall => {
	const manifest: { dependencies: Record<string, string> } = JSON.parse(readFileSync(manifestFile, "utf8"));
	return {
		name: `opencode-${manifest.dependencies["opencode-ai"]}`,
		manifestFile,
		announcement: (folder) =>
			`opencode is missing; fetching it from npm into ${folder} (about 350 MB, once) …`,
	};
};

const systems: Partial<Record<NodeJS.Platform, string>> = { win32: "windows" };

/** The program itself, as its install script would choose it; `baseline` runs on every processor. */
const programIn = (folder: string): string => {
	const system = systems[process.platform] ?? process.platform;
	const machine = process.arch === "x64" ? "x64-baseline" : process.arch;
	const file = process.platform === "win32" ? "opencode.exe" : "opencode";
	return join(folder, "node_modules", `opencode-${system}-${machine}`, "bin", file);
};

/** An opencode from the npm registry, installed once. */
export const ensureOpencode = (): string => {
	const wanted = agent();
	try {
		return programIn(ensureInstalled(wanted));
	} catch (error) {
		throw new NoAgentError(cachedFolder(wanted), error);
	}
};
