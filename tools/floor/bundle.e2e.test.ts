import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { unzip } from "../vsix/unzip.ts";
import { checkBundle } from "./check-bundle.ts";

const vsix = join(import.meta.dirname, "../../packages/vscode/dist/parley.vsix");

test("[ground] nothing in the packed extension and its hub is newer than the oldest Node", async () => {
	const scripts = unzip(await readFile(vsix)).filter(({ path }) =>
		/^extension\/dist\/(?!ui\/).*\.[cm]?js$/.test(path),
	);
	const paths = scripts.map(({ path }) => path);
	for (const path of ["extension.cjs", "hub/hub.mjs", "hub/keeper.mjs", "hub/eliza.mjs"])
		expect(paths).toContain(`extension/dist/${path}`);
	const found = scripts.map(({ path, data }) => ({ path, newer: checkBundle(path, data.toString("utf8")) }));
	expect(found.filter(({ newer }) => newer.length > 0)).toEqual([]);
});

test("[ground] a newer global, static and import are found; feature-tested and unknown names are not", () => {
	const code = `
		import { backup, StatementSync } from "node:sqlite";
		import { Utf8Stream } from "node:fs";
		new DisposableStack();
		Promise.try(work); Promise.withResolvers();
		if (typeof SuppressedError === "function") throw new SuppressedError();
		globalThis.ours; exports.activate; Promise.ours;
	`;
	expect(checkBundle("planted.mjs", code)).toEqual(["DisposableStack", "Promise.try", "node:fs.Utf8Stream"]);
});
