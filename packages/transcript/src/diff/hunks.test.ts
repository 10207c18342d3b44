import fc from "fast-check";
import { expect, test } from "vitest";
import { compareTexts } from "./compare-texts.ts";
import { sectionsOf } from "./hunks.ts";

const numbered = (count: number) => Array.from({ length: count }, (_, at) => `line ${at + 1}`);
const sections = (before: readonly string[], after: readonly string[]) =>
	sectionsOf(compareTexts(before.join("\n"), after.join("\n")));

test("[B7.diff] changes have three lines of context, and the rest forms gaps", () => {
	const before = numbered(30);
	const found = sections(before, before.with(9, "changed").toSpliced(20, 0, "new"));
	expect(
		found.map(({ type, oldStart, newStart, lines }) => [type, oldStart, newStart, lines.length]),
	).toEqual([
		["gap", 1, 1, 6],
		["hunk", 7, 7, 8],
		["gap", 14, 14, 4],
		["hunk", 18, 18, 7],
		["gap", 24, 25, 7],
	]);
	expect(found[1]?.lines.map(({ sign, text }) => sign + text)).toEqual([
		" line 7",
		" line 8",
		" line 9",
		"-line 10",
		"+changed",
		" line 11",
		" line 12",
		" line 13",
	]);
});

test("[B7.diff] a single line does not become a gap", () => {
	const before = numbered(9);
	expect(sections(before, before.with(0, "x").with(8, "y")).map(({ type }) => type)).toEqual(["hunk"]);
	const longer = numbered(10);
	const types = sections(longer, longer.with(0, "x").with(9, "y")).map(({ type }) => type);
	expect(types).toEqual(["hunk", "gap", "hunk"]);
});

test("[B7.diff] where nothing changes there is no hunk", () => {
	expect(sections(["one"], ["one"]).map(({ type }) => type)).toEqual(["gap"]);
});

test("[B7.diff] hunks and gaps together are the whole diff, numbered without a hole", () => {
	const file = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 40 });
	fc.assert(
		fc.property(file, file, (before, after) => {
			const found = sectionsOf(compareTexts(before.join("\n"), after.join("\n")));
			const side = (sign: string) =>
				found.flatMap(({ lines }) => lines.filter((line) => line.sign === " " || line.sign === sign));
			expect(
				side("-")
					.map(({ text }) => text)
					.join("\n"),
			).toBe(before.join("\n"));
			expect(
				side("+")
					.map(({ text }) => text)
					.join("\n"),
			).toBe(after.join("\n"));
			let [old, now] = [1, 1];
			for (const { oldStart, newStart, lines, type } of found) {
				expect([oldStart, newStart]).toEqual([old, now]);
				expect(type === "gap").toBe(lines.every(({ sign }) => sign === " "));
				old += lines.filter(({ sign }) => sign !== "+").length;
				now += lines.filter(({ sign }) => sign !== "-").length;
			}
		}),
	);
});

test("[B7.diff] a replaced line names its counterpart, also next to added lines", () => {
	const [hunk] = sections(["call(a);"], ["// Why", "call(a, b);"]);
	expect(hunk?.lines).toEqual([
		{ sign: "-", text: "call(a);", counterpart: "call(a, b);" },
		{ sign: "+", text: "// Why" },
		{ sign: "+", text: "call(a, b);", counterpart: "call(a);" },
	]);
});
