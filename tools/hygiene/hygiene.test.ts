import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryTree } from "../source/testing/temporary-tree.ts";
import { checkTree } from "./check-tree.ts";

const findingsIn = async (path: string, text: string) => {
	const tree = await temporaryTree({ [path]: text });
	onTestFinished(tree.remove);
	return checkTree(tree.root);
};

const machinePath = (...parts: string[]) => ["", ...parts].join("/");

test("[ground] the repository is clean", async () => {
	expect(await checkTree(join(import.meta.dirname, "../.."))).toEqual([]);
});

test.for<[rule: string, path: string, text: string]>([
	["todo-without-issue", "a.ts", "// TODO: later"],
	["todo-without-issue", "a.tsx", "const e = <p>{/* FIXME */}</p>;"],
	["test-not-run", "a.test.ts", 'test.only("x", () => {});'],
	["test-not-run", "a.test.ts", 'describe.skip("x", () => {});'],
	["test-not-run", "a.test.ts", 'it.only.for([1])("x", () => {});'],
	["ts-ignore", "a.ts", "// @ts-ignore\nexport const a = 1;"],
	["ts-ignore", "a.ts", "/* @ts-nocheck */"],
	["as-any", "a.ts", "export const a = b as any; declare const b: string;"],
	["as-any", "a.ts", "export const a = <any>b; declare const b: string;"],
	["machine-path", "a.ts", `export const a = "${machinePath("work", "x")}";`],
	["machine-path", "a.md", `See ${machinePath("home", "someone", "notes")}`],
	["machine-path", "a.json", `{"a":"${machinePath("root", ".cache")}"}`],
	["machine-path", ".ci/run", `cd ${machinePath("Users", "someone", "x")}`],
	["sleep-in-test", "a.test.ts", "await new Promise((resolve) => setTimeout(resolve, 10));"],
	["sleep-in-test", "a.test.ts", "await new Promise(function (done) { setTimeout(() => done(1), 10); });"],
	["sleep-in-test", "src/testing/wait.ts", 'import { setTimeout } from "node:timers/promises";'],
	["default-export", "a.ts", "export default 1;"],
	["default-export", "a.ts", "const a = 1; export { a as default };"],
	["function-declaration", "a.ts", "export function f(): void {}"],
	["function-declaration", "a.ts", "const f = () => { async function g() {} return g; };"],
])("[ground] %s is found in %s: %s", async ([rule, path, text]) => {
	expect(await findingsIn(path, text)).toEqual([{ rule, file: path, line: 1 }]);
});

test("[ground] a file over 350 lines is found, unless it is a test, generated or a script of answers", async () => {
	const lines = (count: number) => "export {};\n".repeat(count);
	expect(await findingsIn("a.ts", lines(351))).toEqual([{ rule: "too-long", file: "a.ts", line: 351 }]);
	expect(await findingsIn("a.ts", lines(350))).toEqual([]);
	expect(await findingsIn("a.test.ts", lines(351))).toEqual([]);
	expect(await findingsIn("src/generated/a.ts", lines(351))).toEqual([]);
	expect(await findingsIn("src/eliza/script/a.ts", lines(351))).toEqual([]);
});

test.for<[string, string]>([
	["a.ts", "// TODO (#12): later"],
	["a.ts", 'export const rule = "TODO test.only( as any @ts-ignore export default";'],
	["a.ts", "export const only = list.only(1); declare const list: { only(n: number): void };"],
	["a.ts", "await new Promise((resolve) => setTimeout(resolve, 10));"],
	["a.test.ts", "await new Promise((_, reject) => setTimeout(reject, 10));"],
	["a.test.ts", "await new Promise((resolve) => process.once('exit', resolve));"],
	["vitest.config.ts", "export default {};"],
	["a.md", "https://example.org/work/ packages/work/x ./root/x"],
	["fixtures/a.ts", "export default 1;"],
	["a.ts", "export function* numbers() { yield 1; }"],
	["a.ts", "export function check(a: unknown): asserts a is string {}"],
])("[ground] allowed code passes: %s: %s", async ([path, text]) => {
	expect(await findingsIn(path, text)).toEqual([]);
});
