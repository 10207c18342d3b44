import { expect, test } from "vitest";
import { importsOf } from "./imports.ts";
import { SourceFile, SourceSyntaxError } from "./source-file.ts";

const modules = (text: string, path = "file.ts") =>
	importsOf(new SourceFile(path, text))
		.filter(({ kind }) => kind === "module")
		.map(({ specifier }) => specifier);

const places = (text: string) =>
	importsOf(new SourceFile("file.ts", text))
		.filter(({ kind }) => kind === "place")
		.map(({ specifier }) => specifier);

test.for<[string, string]>([
	["a bare import", 'import "x";'],
	["a default import", 'import d from "x";'],
	["a named import over lines", 'import {\n\ta,\n\ttype B as C,\n} from "x";'],
	["a namespace import", 'import * as n from "x";'],
	["an import with attributes", 'import j from "x" with { type: "json" };'],
	["a type import", 'import type { T } from "x";'],
	["a re-export", 'export { a as b } from "x";'],
	["a re-export of all", 'export * from "x";'],
	["a named re-export of all", 'export * as n from "x";'],
	["a type re-export", 'export type { T } from "x";'],
	["a dynamic import", 'const m = await import("x");'],
	["a dynamic import of a plain template", "import(`x`);"],
	["a dynamic import in a template hole", `const t = \`a\${await import("x")}b\`;`],
	["an import type", 'type T = import("x").Y<number>;'],
	["an import assignment", 'import m = require("x");'],
	["a require call", 'const m = require("x");'],
	["an import after a comment in its middle", 'import /* from "y" */ a from /* "z" */ "x";'],
	["an import after a regular expression with quotes", 'const r = /["\'`/*]/; import "x";'],
])("[ground] %s is found", ([, text]) => {
	expect(modules(text)).toEqual(["x"]);
});

test("[ground] an import in JSX is found and text there is not mistaken for code", () => {
	expect(modules('const e = <p title="a">don\'t import "y" {import("x")} // `</p>;', "file.tsx")).toEqual([
		"x",
	]);
});

test.for([
	'// import "x";',
	'/* import "x"; */',
	"const s = 'import \"x\"';",
	"const t = `import 'x'`;",
	"const o = { import: 1, from: 'x' };",
	"export { a }; const a = 1;",
	"const u = import.meta.url;",
])("[ground] a lookalike is not an import: %s", (text) => {
	expect(modules(text)).toEqual([]);
});

test("[ground] a computed import is found without a name", () => {
	expect(modules(`import("x" + y); import(\`x\${y}\`); declare const y: string;`)).toEqual([
		undefined,
		undefined,
	]);
});

test("[ground] paths relative to the file are found", () => {
	expect(
		places(`
			new URL("../a.ts", import.meta.url);
			import.meta.resolve("@parley/x/y");
			join(import.meta.dirname, "..", "b");
			resolve(import.meta.dirname, "../c", name, "d");
			new URL("https://example.org");
		`),
	).toEqual(["../a.ts", "@parley/x/y", ".//../b", ".//../c"]);
});

test("[ground] each import has its line", () => {
	const file = new SourceFile("file.ts", '\nimport "a";\n\nexport * from "b";\nimport "c";');
	expect(importsOf(file).map(({ line }) => line)).toEqual([2, 4, 5]);
});

test("[ground] a file that does not parse is an error with its name", () => {
	expect(() => new SourceFile("broken.ts", "import {")).toThrow(SourceSyntaxError);
	expect(() => new SourceFile("broken.ts", "import {")).toThrow(/broken\.ts/);
});
