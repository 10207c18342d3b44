import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/** Folders with installed or generated files only. */
const skipped: ReadonlySet<string> = new Set([
	"node_modules",
	"dist",
	"fixtures",
	"test-results",
	".git",
	".cache",
]);

/** Every handwritten file below `root` whose relative path matches, with `/`, sorted. */
export const listFiles = async (root: string, matches: (path: string) => boolean): Promise<string[]> => {
	const found: string[] = [];
	const folders = [root];
	for (const folder of folders) {
		for (const entry of await readdir(folder, { withFileTypes: true })) {
			const path = join(folder, entry.name);
			if (entry.isFile()) found.push(relative(root, path).replaceAll(sep, "/"));
			else if (entry.isDirectory() && !skipped.has(entry.name)) folders.push(path);
		}
	}
	return found.filter(matches).sort();
};

export const isScript = (path: string): boolean => {
	return /\.[cm]?[jt]sx?$/.test(path);
};

export const isTest = (path: string): boolean => {
	return /\.test\.tsx?$/.test(path);
};

/** Tests and their helpers. */
export const isTestOnly = (path: string): boolean => {
	return isTest(path) || path.includes("/testing/");
};
