import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { SourceFile } from "../source/source-file.ts";
import { temporaryTree } from "../source/testing/temporary-tree.ts";
import { checkTitles, describeFinding } from "./check-titles.ts";
import { readTests } from "./read-tests.ts";
import { coverageReport } from "./report.ts";
import { type RowGroup, row } from "./row.ts";
import { otherTags, rowGroups } from "./rows.ts";
import { testsOf } from "./test-titles.ts";

const titles = (text: string) =>
	testsOf(new SourceFile("x.test.ts", text)).map(({ tags, title }) => [tags, title]);

const owed: readonly RowGroup[] = [
	{
		title: "D. Delivery",
		rows: [
			row("D3", "Each session counts", { index: "The log counts", replay: "The rest comes in order" }),
			row("D4", "Nothing is lost", { hidden: "Hidden views lose nothing" }),
			row("D5", "Closing detaches", { detach: "Nothing stops" }),
		],
	},
];

const findingsOf = (text: string) =>
	checkTitles(testsOf(new SourceFile("x.test.ts", text)), owed, otherTags).map(describeFinding);

test("[ground] every row and every clause has a unique id and a sentence", () => {
	const rows = rowGroups.flatMap((group) => group.rows);
	expect(rows.map(({ id }) => id)).toEqual(
		Object.entries({ A: 23, B: 17, C: 12, D: 7, E: 28 }).flatMap(([letter, count]) =>
			Array.from({ length: count }, (_, index) => `${letter}${index + 1}`),
		),
	);
	for (const { id, clauses } of rows) {
		expect(clauses.length, id).toBeGreaterThan(0);
		for (const clause of clauses) {
			expect(clause.id).toMatch(/^[A-E]\d+\.[a-z][A-Za-z0-9]*$/);
			expect(clause.owed, clause.id).toMatch(/^\S.*[^.]$/);
		}
	}
});

test.for<[string, string, string[]]>([
	["a plain test", 'test("[D3.index] x", () => {});', ["D3.index"]],
	["several clauses", 'it("[D3.index][D4.hidden] x", () => {});', ["D3.index", "D4.hidden"]],
	["a template title", `test(\`[D3.index] \${y} x\`, () => {});`, ["D3.index"]],
	["a table", 'test.for([1, 2])("[D3.index] x", () => {});', ["D3.index"]],
	["a conditional test", 'test.skipIf(windows)("[D3.index] x", () => {});', ["D3.index"]],
	["a tagged table", 'test.each`a`("[D3.index] x", () => {});', ["D3.index"]],
	[
		"a group around it",
		'describe("[D3.index] g", () => { test("[D4.hidden] x", () => {}); });',
		["D3.index", "D4.hidden"],
	],
])("[ground] clauses are read from %s", ([, text, ids]) => {
	expect(titles(text).map(([tags]) => tags)).toEqual([ids]);
});

test.for([
	'test.skip("[D3.index] x", () => {});',
	'test.todo("[D3.index] x");',
	'// test("[D3.index] x", () => {});',
	"const s = 'test(\"[D3.index] x\")';",
	'other("[D3.index] x", () => {});',
	'test.store.read("[D3.index] x");',
	'describe("[D3.index] nothing inside", () => {});',
])("[ground] only a test that runs proves anything: %s", (text) => {
	expect(titles(text)).toEqual([]);
});

test("[ground] an id in the middle of a title is not a tag", () => {
	expect(titles('test("[D3.index] not [D4.hidden]", () => {});')).toEqual([
		[["D3.index"], "not [D4.hidden]"],
	]);
});

test.for<[string, string, string]>([
	["an unknown row", 'test("[Z9.x] x", () => {});', "x.test.ts:1: no clause is called [Z9.x]"],
	["an unknown clause", '\ntest("[D3.lost] x", () => {});', "x.test.ts:2: no clause is called [D3.lost]"],
	["a whole row", 'test("[D3.index][D4] x", () => {});', "x.test.ts:1: [D4] is a whole row"],
	["a whole row of a group", 'describe("[D4]", () => { test("x", () => {}); });', "[D4] is a whole row"],
	["a title without a tag", 'test("x", () => {});', "x.test.ts:1: the title names no clause"],
])("[ground] %s is found", ([, text, message]) => {
	expect(findingsOf(text)).toEqual([expect.stringContaining(message)]);
});

test("[ground] titles that name clauses or the ground pass", () => {
	expect(findingsOf('test("[D3.index][D4.hidden] x", () => {}); test("[ground] y", () => {});')).toEqual([]);
});

test("[ground] the page lists a clause's tests, marks the others open, and counts a row as done with its last clause", async () => {
	const tree = await temporaryTree({
		"packages/hub/src/b.test.ts": 'test("[D3.index] second", () => {}); test("[D5] whole row", () => {});',
		"packages/hub/src/a.test.ts":
			'test("[D3.index][D4.hidden] `first`", () => {}); test("[ground] neither", () => {});',
	});
	onTestFinished(tree.remove);
	const report = coverageReport(await readTests(tree.root), owed);
	expect(report).toContain("| **all** | 1 | 1 | 1 | 2 of 4 |");
	expect(report).toContain(
		[
			"### D3 · partly",
			"",
			"Each session counts.",
			"",
			"- `D3.index` The log counts",
			"  - [packages/hub/src/a.test.ts](../packages/hub/src/a.test.ts)",
			"    - \\`first\\`",
			"  - [packages/hub/src/b.test.ts](../packages/hub/src/b.test.ts)",
			"    - second",
			"- `D3.replay` The rest comes in order: *open*",
		].join("\n"),
	);
	expect(report).toContain("### D4 · done");
	expect(report).toContain("### D5 · open");
	expect(report).not.toContain("neither");
	expect(report).not.toContain("whole row");
});

test("[ground] the titles of this repository name known clauses, and the page is reproducible", async () => {
	const root = join(import.meta.dirname, "../..");
	const tests = await readTests(root);
	expect(checkTitles(tests, rowGroups, otherTags).map(describeFinding)).toEqual([]);
	expect(coverageReport(await readTests(root), rowGroups)).toBe(coverageReport(tests, rowGroups));
});
