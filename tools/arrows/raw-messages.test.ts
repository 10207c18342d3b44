import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isScript, isTestOnly, listFiles } from "../source/files.ts";

const root = join(import.meta.dirname, "../..");

/** Files of a package, except tests, in which a pattern occurs. */
const filesWith = async (pattern: RegExp, folder: string): Promise<string[]> => {
	const paths = await listFiles(root, (path) => path.startsWith(`${folder}/src/`));
	const sources = paths.filter((path) => isScript(path) && !isTestOnly(path));
	const found = await Promise.all(
		sources.map(async (path) => (pattern.test(await readFile(join(root, path), "utf8")) ? [path] : [])),
	);
	return found.flat().map((path) => path.slice(`${folder}/src/`.length));
};

test("[B1.raw] on each side of a webview's boundary one file touches raw messages", async () => {
	expect(await filesWith(/acquireVsCodeApi/, "packages/ui")).toEqual(["host/editor-api.ts"]);
	expect(await filesWith(/acquireEditorApi\(\)|EditorApi, "postMessage"/, "packages/ui")).toEqual([
		"host/start-in-webview.ts",
		"host/webview-channel.ts",
	]);
	// The highlighter is a worker, with its own boundary.
	expect(await filesWith(/(?<![.\w])addEventListener\(\s*"message"/, "packages/ui")).toEqual([
		"host/webview-channel.ts",
		"shared/markdown/highlight/highlight-worker.ts",
	]);
	expect(await filesWith(/onDidReceiveMessage|webview\.postMessage/, "packages/vscode")).toEqual([
		"bridge/webview-channel.ts",
	]);
});
