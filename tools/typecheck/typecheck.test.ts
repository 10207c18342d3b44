import { spawnSync } from "node:child_process";
import { join } from "node:path";
import process from "node:process";
import { expect, onTestFinished, test } from "vitest";
import { temporaryTree } from "../source/testing/temporary-tree.ts";
import { listProjects } from "./projects.ts";

const settings = '{ "compilerOptions": { "strict": true, "noEmit": true, "types": [] }, "include": ["src"] }';

const tree = async (files: Readonly<Record<string, string>>): Promise<string> => {
	const { root, remove } = await temporaryTree(files);
	onTestFinished(remove);
	return root;
};

test("[ground] the root and every package with its own settings are projects, bases are not", async () => {
	const root = await tree({
		"tsconfig.json": "",
		"packages/b/tsconfig.json": "",
		"packages/b/tsconfig.core.json": "",
		"packages/b/tsconfig.base.json": "",
		"packages/a/package.json": "",
	});
	expect(await listProjects(root)).toEqual([
		"tsconfig.json",
		"packages/b/tsconfig.core.json",
		"packages/b/tsconfig.json",
	]);
});

test("[ground] a wrong type in any project fails the check by name", async () => {
	const root = await tree({
		"tsconfig.json": settings,
		"src/fine.ts": "export const fine: number = 1;",
		"packages/bad/tsconfig.json": settings,
		"packages/bad/src/bad.ts": 'export const bad: number = "x";',
		"packages/good/tsconfig.json": settings,
		"packages/good/src/good.ts": "export const good = 1;",
	});
	const script = join(import.meta.dirname, "typecheck.ts");
	const { status, stderr, stdout } = spawnSync(process.execPath, [script, root], { encoding: "utf8" });
	expect(stderr).toBe("Types are wrong in packages/bad/tsconfig.json\n");
	expect(stdout).toContain("bad.ts");
	expect(status).toBe(1);
});
