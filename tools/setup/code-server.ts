import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type CachedInstall, cachedFolder, ensureInstalled } from "./cached-install.ts";

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

const editor = (): CachedInstall => {
	const manifest: { dependencies: Record<string, string> } = JSON.parse(readFileSync(manifestFile, "utf8"));
	return {
		name: `code-server-${manifest.dependencies["code-server"]}`,
		manifestFile,
		announcement: (folder) =>
			`code-server is missing; installing it from npm into ${folder} (about 600 MB, once) …`,
		nested: ["node_modules/code-server/lib/vscode"],
	};
};

const entryIn = (folder: string): string => join(folder, "node_modules/code-server/out/node/entry.js");

/** The executable of an installed code-server. */
export const findCodeServer = (): string | undefined => {
	const entry = entryIn(cachedFolder(editor()));
	return existsSync(entry) ? entry : undefined;
};

/** A code-server from the npm registry, installed once. What its install scripts build is not needed. */
export const ensureCodeServer = (): string => {
	const wanted = editor();
	try {
		return entryIn(ensureInstalled(wanted));
	} catch (error) {
		throw new NoEditorError(cachedFolder(wanted), error);
	}
};
