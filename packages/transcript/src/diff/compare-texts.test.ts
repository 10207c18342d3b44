import fc from "fast-check";
import { expect, test } from "vitest";
import { compareTexts, type TextDiff } from "./compare-texts.ts";
import { joinLines } from "./text-lines.ts";

const line = fc.constantFrom("a", "b", "c", "", "x y", "\r", "a\r");
const text = fc
	.array(fc.tuple(line, fc.constantFrom("\n", "\n", "\r\n")), { maxLength: 14 })
	.chain((lines) =>
		fc.tuple(fc.constant(lines.map((parts) => parts.join("")).join("")), fc.constantFrom("", "z", "z\r")),
	)
	.map((parts) => parts.join(""));

const apply = ({ blocks }: TextDiff, side: "removed" | "added"): readonly string[] =>
	blocks.flatMap((block) => (block.type === "same" ? block.lines : block[side]));

const holdsBoth = (before: string, after: string, diff: TextDiff): void => {
	expect(joinLines({ ...diff.before, lines: apply(diff, "removed") })).toBe(before);
	expect(joinLines({ ...diff.after, lines: apply(diff, "added") })).toBe(after);
};

/** The length of the longest common subsequence, by the textbook algorithm. */
const longestCommon = (before: readonly string[], after: readonly string[]): number => {
	let row = new Array<number>(after.length + 1).fill(0);
	for (const old of before) {
		const next = [0];
		for (const [at, now] of after.entries())
			next.push(old === now ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0));
		row = next;
	}
	return row.at(-1) ?? 0;
};

const leastChanges = ({ before, after }: Pick<TextDiff, "before" | "after">): number =>
	before.lines.length + after.lines.length - 2 * longestCommon(before.lines, after.lines);

/** A naive diff, which only trims both ends. */
const trimmed = ({ before: { lines: before }, after: { lines: after } }: TextDiff): number => {
	const shorter = Math.min(before.length, after.length);
	let start = 0;
	while (start < shorter && before[start] === after[start]) start += 1;
	let end = 0;
	while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
	return before.length + after.length - 2 * (start + end);
};

test("[B7.diff][E20.markdown] a diff reproduces both texts, whatever they are", () => {
	fc.assert(
		fc.property(text, text, (before, after) => holdsBoth(before, after, compareTexts(before, after))),
		{ numRuns: 1000 },
	);
});

test("[B7.diff][E20.markdown] the diff is minimal, and its counts match its lines", () => {
	fc.assert(
		fc.property(text, text, (before, after) => {
			const diff = compareTexts(before, after);
			const lines = (side: "removed" | "added") =>
				diff.blocks.flatMap((block) => (block.type === "changed" ? block[side] : [])).length;
			expect([diff.removed, diff.added]).toEqual([lines("removed"), lines("added")]);
			expect(diff.removed + diff.added).toBe(leastChanges(diff));
		}),
		{ numRuns: 1000 },
	);
});

test("[ground] the property fails a diff that only trims both ends", () => {
	const naive = fc.check(
		fc.property(text, text, (before, after) => {
			const diff = compareTexts(before, after);
			return trimmed(diff) === leastChanges(diff);
		}),
		{ numRuns: 1000 },
	);
	expect(naive.failed).toBe(true);
});

test("[B7.diff] an edit of lines 1 and 1000 is two lines removed and two added", () => {
	const before = Array.from({ length: 1000 }, (_, at) => `line ${at + 1}`);
	const after = before.with(0, "first").with(999, "last");
	expect(compareTexts(before.join("\n"), after.join("\n"))).toMatchObject({
		added: 2,
		removed: 2,
		isExact: true,
	});
});

test("[B7.diff] unchanged and changed blocks alternate", () => {
	fc.assert(
		fc.property(text, text, (before, after) => {
			const types = compareTexts(before, after).blocks.map(({ type }) => type);
			expect(types.filter((type, at) => type === types[at + 1])).toEqual([]);
		}),
	);
});

test("[B7.diff] a new file is all additions, a deleted one all removals", () => {
	expect(compareTexts("", "a\nb")).toMatchObject({ added: 2, removed: 0 });
	expect(compareTexts("a\nb\n", "")).toMatchObject({ added: 0, removed: 2 });
	expect(compareTexts("", "").blocks).toEqual([]);
	expect(compareTexts("", "\n")).toMatchObject({ added: 1, removed: 0 });
});

test("[B7.diff] a change of line endings alone changes no line, but mixed endings are part of their lines", () => {
	const converted = compareTexts("a\r\nb\r\nc\r\n", "a\nB\nc\n");
	expect(converted).toMatchObject({ added: 1, removed: 1 });
	expect([converted.before.ending, converted.after.ending]).toEqual(["\r\n", "\n"]);
	expect(compareTexts("a\r\nb\nc\n", "a\nb\nc\n").blocks[0]).toEqual({
		type: "changed",
		removed: ["a\r"],
		added: ["a"],
	});
});

test("[B7.diff] adding or removing a final newline changes no line", () => {
	const diff = compareTexts("a", "a\nb\n");
	expect(diff).toMatchObject({ added: 1, removed: 0 });
	expect([diff.before.isEnded, diff.after.isEnded]).toEqual([false, true]);
});

test("[B7.diff] a rewritten file of 100,000 lines is compared within the bounds: lines that cannot match cost nothing", () => {
	const many = (word: string) => Array.from({ length: 100_000 }, (_, at) => `${word} ${at}`);
	const [before, after] = [many("old"), many("new").with(50_000, "old 50000")];
	const diff = compareTexts(before.join("\n"), after.join("\n"), { maxEdits: 1, timeoutMs: 10_000 });
	expect(diff).toMatchObject({ added: 99_999, removed: 99_999, isExact: true });
});

test.for([
	{ name: "too many edits", bounds: { maxEdits: 20, timeoutMs: 10_000 } },
	{ name: "no time", bounds: { maxEdits: 10_000, timeoutMs: -1 } },
])(
	"[B7.diff][E20.markdown] beyond a bound a diff is longer than necessary, says so, and is still correct: $name",
	({ bounds }) => {
		const before = Array.from({ length: 50 }, (_, at) => `line ${at}`);
		const after = ["line 0", ...before.slice(1, -1).toReversed(), "line 49"];
		const [oldText, newText] = [before.join("\n"), after.join("\n")];
		const diff = compareTexts(oldText, newText, bounds);
		expect(diff).toMatchObject({ added: 48, removed: 48, isExact: false });
		holdsBoth(oldText, newText, diff);
	},
);
