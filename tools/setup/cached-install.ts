import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import process from "node:process";

/** npm packages that the tests need and that are too heavy for every install. */
export type CachedInstall = {
	/** The name of its folder in the cache: name and version. */
	readonly name: string;
	/** A package.json that pins it. */
	readonly manifestFile: string;
	/** The message shown during the install. */
	readonly announcement: (folder: string) => string;
	/** Folders inside it, below its own, that need an install too. */
	readonly nested?: readonly string[];
};

/** Outside the repository, so that a fresh clone on the same machine finds it. */
export const cachedFolder = ({ name }: Pick<CachedInstall, "name">): string =>
	join(process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"), "parley", name);

/** Installs it once, atomically, without running install scripts. */
export const ensureInstalled = (wanted: CachedInstall): string => {
	const folder = cachedFolder(wanted);
	if (existsSync(folder)) return folder;
	const draft = `${folder}.${process.pid}`;
	console.error(wanted.announcement(folder));
	try {
		mkdirSync(draft, { recursive: true });
		cpSync(wanted.manifestFile, join(draft, "package.json"));
		for (const place of ["", ...(wanted.nested ?? [])]) install(join(draft, place));
		renameSync(draft, folder);
	} catch (error) {
		rmSync(draft, { recursive: true, force: true });
		// Another run may have been faster.
		if (!existsSync(folder)) throw error;
	}
	return folder;
};

const install = (cwd: string): void => {
	const flags = ["--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
	execFileSync("npm", ["install", ...flags], { cwd, stdio: ["ignore", "ignore", "inherit"], env: plain() });
};

/** npm passes settings of the calling project to its children; this install needs only the registry. */
const plain = (): NodeJS.ProcessEnv =>
	Object.fromEntries(
		Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name) || wayOut.test(name)),
	);

const wayOut =
	/^npm_config_(?:registry|proxy|https_proxy|noproxy|cafile|strict_ssl|userconfig|globalconfig|cache)$/i;
