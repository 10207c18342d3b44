import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { checkNode } from "@parley/server/cli/doctor";
import { expect, onTestFinished, test } from "vitest";
import { sourceFloor } from "../setup/floor.ts";
import { listFiles } from "../source/files.ts";
import { temporaryTree } from "../source/testing/temporary-tree.ts";
import { checkProject } from "./check-sources.ts";
import { checkStripping } from "./check-stripping.ts";

const root = join(import.meta.dirname, "../..");
const slow = 120_000;

test("[ground] the oldest Node can load every source file unbuilt", { timeout: slow }, async () => {
	const paths = await listFiles(root, (path) => path.endsWith(".ts"));
	expect(paths).toContain("packages/server/src/cli/main.ts");
	expect(checkStripping(paths.map((path) => join(root, path)))).toEqual([]);
});

test("[ground] an overload of a private method, which the oldest Node strips wrongly, is found", async () => {
	const overload = (name: string): string =>
		`export class A { ${name}(x: number): void; ${name}(x: string): void; ${name}(_: unknown) {} }`;
	const tree = await temporaryTree({ "private.ts": overload("#ask"), "public.ts": overload("ask") });
	onTestFinished(tree.remove);
	const [hidden, open] = ["private.ts", "public.ts"].map((path) => join(tree.root, path));
	if (hidden === undefined || open === undefined) throw new Error("there are two");
	expect(checkStripping([hidden, open])).toEqual([expect.stringContaining("private.ts: ")]);
});

test("[ground] sources and tests use nothing that the oldest Node lacks", { timeout: slow }, () => {
	expect(["tsconfig.json", "packages/e2e/tsconfig.json"].flatMap(checkProject)).toEqual([]);
});

test("[ground] features newer than the oldest Node of the sources are found, also beside packages with their own types", {
	timeout: slow,
}, async () => {
	const tree = await temporaryTree({
		"package.json": '{ "type": "module" }',
		"tsconfig.json": JSON.stringify({
			extends: join(root, "tsconfig.base.json"),
			compilerOptions: { types: ["node"] },
			files: ["main.ts"],
		}),
		"main.ts": [
			`import "${join(root, "node_modules/vite/dist/node/index.js")}";`,
			'import { mkdtemp, mkdtempDisposable } from "node:fs/promises";',
			'import { DatabaseSync } from "node:sqlite";',
			"new DatabaseSync(':memory:', { defensive: true });",
			"Promise.try(() => mkdtemp(mkdtempDisposable.name));",
		].join("\n"),
	});
	onTestFinished(tree.remove);
	const found = checkProject(join(tree.root, "tsconfig.json")).map(
		(line) => /main\.ts\((\d+),/.exec(line)?.[1],
	);
	expect(found).toEqual(["2", "4"]);
});

test("[ground] the doctor, the Node for Apple silicon and this check agree on the oldest Node", async () => {
	const { version } = sourceFloor;
	expect(checkNode(version).ok).toBe(true);
	expect(checkNode("23.99.0").ok).toBe(false);
	const manifest: { optionalDependencies: Record<string, string> } = JSON.parse(
		await readFile(join(root, "package.json"), "utf8"),
	);
	const oldest = Object.values(manifest.optionalDependencies).sort((a, b) =>
		a.localeCompare(b, "en", { numeric: true }),
	)[0];
	expect(oldest).toBe(version);
});
