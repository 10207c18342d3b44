import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { SourceFile } from "../source/source-file.ts";
import { temporaryTree } from "../source/testing/temporary-tree.ts";
import { readTests } from "./read-tests.ts";
import { coverageReport, UnknownTagError } from "./report.ts";
import { rowGroups } from "./rows.ts";
import { testsOf } from "./test-titles.ts";

const titles = (text: string) =>
	testsOf(new SourceFile("x.test.ts", text)).map(({ tags, title }) => [tags, title]);

test("[ground] every row has an id of its own and a sentence", () => {
	expect(rowGroups.map(({ rows }) => [rows[0]?.id, rows.at(-1)?.id])).toEqual([
		["A1", "A23"],
		["B1", "B16"],
		["C1", "C12"],
		["D1", "D7"],
		["E1", "E26"],
	]);
});

test.for<[string, string, string[]]>([
	["a plain test", 'test("[D3] x", () => {});', ["D3"]],
	["several ids", 'it("[D3][D4] x", () => {});', ["D3", "D4"]],
	["a template title", `test(\`[D3] \${y} x\`, () => {});`, ["D3"]],
	["a table", 'test.for([1, 2])("[D3] x", () => {});', ["D3"]],
	["a conditional test", 'test.skipIf(windows)("[D3] x", () => {});', ["D3"]],
	["a tagged table", 'test.each`a`("[D3] x", () => {});', ["D3"]],
	["a group's id", 'describe("[D3] g", () => { test("[D4] x", () => {}); });', ["D3", "D4"]],
])("[ground] ids are read from %s", ([, text, ids]) => {
	expect(titles(text).map(([tags]) => tags)).toEqual([ids]);
});

test.for([
	'test.skip("[D3] x", () => {});',
	'test.todo("[D3] x");',
	'// test("[D3] x", () => {});',
	"const s = 'test(\"[D3] x\")';",
	'other("[D3] x", () => {});',
	'describe("[D3] nothing inside", () => {});',
])("[ground] what does not run covers nothing: %s", (text) => {
	expect(titles(text)).toEqual([]);
});

test("[ground] an id in the middle of a title is no tag", () => {
	expect(titles('test("[D3] not [D4]", () => {});')).toEqual([[["D3"], "not [D4]"]]);
});

test("[ground] the page lists a row's tests, says who carries it, and marks the others open", async () => {
	const tree = await temporaryTree({
		"packages/hub/src/b.test.ts": 'test("[D3] second", () => {});',
		"packages/hub/src/a.test.ts": 'test("[D3] `first`", () => {}); test("[ground] neither", () => {});',
	});
	onTestFinished(tree.remove);
	const report = coverageReport(await readTests(tree.root));
	expect(report).toContain("1 of 84 rows have tests.");
	expect(report).toContain(
		[
			"Carried by `packages/hub`.",
			"",
			"- [packages/hub/src/a.test.ts](../packages/hub/src/a.test.ts)",
			"  - \\`first\\`",
			"- [packages/hub/src/b.test.ts](../packages/hub/src/b.test.ts)",
			"  - second",
		].join("\n"),
	);
	expect(report.match(/\*\*Open\.\*\*/g)).toHaveLength(83);
	expect(report).not.toContain("neither");
});

test("[ground] an unknown id is an error that says where it stands", () => {
	const tests = testsOf(new SourceFile("x.test.ts", '\ntest("[Z9] x", () => {});'));
	expect(() => coverageReport(tests)).toThrow(UnknownTagError);
	expect(() => coverageReport(tests)).toThrow("[Z9] at x.test.ts:2");
});

test("[ground] the titles of this repository name known rows, and the page comes out the same twice", async () => {
	const root = join(import.meta.dirname, "../..");
	const [once, again] = [coverageReport(await readTests(root)), coverageReport(await readTests(root))];
	expect(again).toBe(once);
});
