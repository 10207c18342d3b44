import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundleEntries } from "@parley/server/bundle-entries";
import { expect, onTestFinished, test } from "vitest";
import { isScript, isTestOnly, listFiles } from "../source/files.ts";
import { SourceFile } from "../source/source-file.ts";
import { temporaryTree } from "../source/testing/temporary-tree.ts";
import { checkSources } from "./check-sources.ts";
import { checkSql } from "./check-sql.ts";

const extension = join(import.meta.dirname, "../../packages/vscode/src/extension.ts");
const slow = 120_000;

test("[ground] hub, Eliza and extension use nothing that the oldest Node lacks", {
	timeout: slow,
}, () => {
	const modules = Object.values(bundleEntries).map((module) => fileURLToPath(import.meta.resolve(module)));
	expect(checkSources([...modules, extension])).toEqual([]);
});

/** One newer feature per line, of every kind: static, global, prototype, option, module. */
const newer = [
	"Promise.try(() => 1);",
	"new DisposableStack();",
	"RegExp.escape('a');",
	"Error.isError(1);",
	"Math.sumPrecise([1]);",
	"new Float16Array(1);",
	"Uint8Array.fromBase64('');",
	"new Map<string, number>().getOrInsert('a', 1);",
	"new DatabaseSync(':memory:', { defensive: true });",
	"new DatabaseSync(':memory:').prepare('').setReturnArrays(true);",
	"import('node:quic');",
];

/** Recent features that the oldest Node has. */
const fine = [
	"Promise.withResolvers<void>();",
	"new Set([1]).union(new Set([2]));",
	"[1].values().map((each) => each + 1);",
	"Array.fromAsync([1]);",
	"Object.groupBy([1], (each) => each);",
	"{ using database = new DatabaseSync(':memory:'); database.exec(''); }",
];

test("[ground] every newer feature is found, also behind an import, without false positives", {
	timeout: slow,
}, async () => {
	const { root, remove } = await temporaryTree({
		"package.json": '{ "type": "module" }',
		"main.ts": 'import { DatabaseSync } from "node:sqlite";\nimport "./far.ts";\n'.concat(newer.join("\n")),
		"far.ts": `import { DatabaseSync } from "node:sqlite";\n${fine.join("\n")}\nPromise.try(() => 2);`,
	});
	onTestFinished(remove);
	const found = checkSources([join(root, "main.ts")]).map((line) => /(\w+\.ts)\((\d+),/.exec(line)?.slice(1));
	expect(found).toEqual([
		["far.ts", String(fine.length + 2)],
		...newer.map((_, index) => ["main.ts", String(index + 3)]),
	]);
});

test("[ground] no statement numbers its parameters, which the oldest Node cannot bind", async () => {
	const sources = join(import.meta.dirname, "../../packages");
	const paths = await listFiles(
		sources,
		(path) => isScript(path) && !isTestOnly(path) && path.includes("/src/"),
	);
	const found = await Promise.all(
		paths.map(async (path) => {
			const lines = checkSql(new SourceFile(path, await readFile(join(sources, path), "utf8")));
			return lines.map((line) => `${path}:${line}`);
		}),
	);
	expect(found.flat()).toEqual([]);
	const planted = [
		"const a = 'SELECT ?1';",
		"const b = `SELECT *\n\tWHERE x = ?2`;",
		"const c = 'SELECT ?';",
	];
	expect(checkSql(new SourceFile("planted.ts", planted.join("\n")))).toEqual([1, 2]);
});
