import { expect, test } from "vitest";
import { globalsOf } from "./globals.ts";
import { SourceFile } from "./source-file.ts";

const globals = (text: string) => [
	...new Set(globalsOf(new SourceFile("file.ts", text)).map(({ name }) => name)),
];

test.for<[string, string]>([
	["a value", "process.exit();"],
	["a shorthand property", "f({ process }); function f(_: unknown) {}"],
	["a computed key", "const o = { [process]: 1 };"],
	["a computed member", "const o = []; o[process];"],
	["a type", "let x: process;"],
	["the left of a qualified type", "let x: process.Env;"],
	["typeof", "let x: typeof process;"],
	["a default value", "function f(a = process) { return a; }"],
	["a member of globalThis", "globalThis.process;"],
	["a quoted member of globalThis", 'globalThis["process"];'],
	["a part of globalThis", "const { process } = globalThis;"],
	["inside a template", `const s = \`\${process}\`;`],
])("[ground] a global is found as %s", ([, text]) => {
	expect(globals(text)).toContain("process");
});

test.for<[string, string]>([
	["a member", "const o = { process: 1 }; o.process;"],
	["a member type", "interface I { process: number; readonly process2: string; process(): void }"],
	["a class member", "class C { process = 1; get x() { return this.process; } }"],
	["an imported name", 'import { process } from "x"; process.exit();'],
	["a renamed import", 'import { process as p } from "x"; p();'],
	["a parameter", "const f = (process: number) => process;"],
	["a destructured variable", "const { a: [process] } = f(); process; declare const f: any;"],
	["a local type", "type process = 1; let x: process;"],
	["a type parameter", "function f<process>(a: process) { return a; }"],
	["a function type's parameter", "type F = (process: number) => void;"],
	["a catch variable", "try {} catch (process) { throw process; }"],
	["the right of a qualified type", "let x: N.process; declare namespace N {}"],
	["a label", "process: for (;;) break process;"],
	["a comment or string", 'const s = "process"; // process'],
	["an import type's member", 'type T = import("x").process;'],
])("[ground] a name is no global as %s", ([, text]) => {
	expect(globals(text)).not.toContain("process");
});
