import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import process from "node:process";

const manifestFile = join(import.meta.dirname, "code-server/package.json");

/** The editor could not be installed. */
export class NoEditorError extends Error {
	override readonly name = "NoEditorError";
	constructor(folder: string, cause: unknown) {
		super(
			`The tests in a real VS Code need code-server, and it could not be installed into ${folder}. ` +
				"They need an npm registry for that; what npm said is above.",
			{ cause },
		);
	}
}

/** Outside of the repository, so that a fresh clone on the same machine finds it. */
const cacheFolder = (): string => {
	const base = process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache");
	const manifest: { dependencies: Record<string, string> } = JSON.parse(readFileSync(manifestFile, "utf8"));
	return join(base, "parley", `code-server-${manifest.dependencies["code-server"]}`);
};

const entryIn = (folder: string): string => join(folder, "node_modules/code-server/out/node/entry.js");

/** The program of a code-server that is there already. */
export const findCodeServer = (): string | undefined => {
	const entry = entryIn(cacheFolder());
	return existsSync(entry) ? entry : undefined;
};

/** A code-server from the npm registry, installed once. None of its install scripts runs: what they build is not needed here. */
export const ensureCodeServer = (): string => {
	const found = findCodeServer();
	if (found !== undefined) return found;
	const folder = cacheFolder();
	const draft = `${folder}.${process.pid}`;
	console.error(`code-server is missing; installing it from npm into ${folder} (about 600 MB, once) …`);
	try {
		mkdirSync(draft, { recursive: true });
		cpSync(manifestFile, join(draft, "package.json"));
		install(draft);
		install(join(draft, "node_modules/code-server/lib/vscode"));
		renameSync(draft, folder);
	} catch (error) {
		rmSync(draft, { recursive: true, force: true });
		throw new NoEditorError(folder, error);
	}
	return entryIn(folder);
};

const install = (cwd: string): void => {
	const flags = ["--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
	execFileSync("npm", ["install", ...flags], { cwd, stdio: ["ignore", "ignore", "inherit"], env: plain() });
};

/** npm tells its children about the project it was called in; of that, only the way to the registry concerns this install. */
const plain = (): NodeJS.ProcessEnv =>
	Object.fromEntries(
		Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name) || wayOut.test(name)),
	);

const wayOut =
	/^npm_config_(?:registry|proxy|https_proxy|noproxy|cafile|strict_ssl|userconfig|globalconfig|cache)$/i;
