import fc from "fast-check";
import { expect, test } from "vitest";
import { changedWords, type Span } from "./changed-words.ts";

const cut = (line: string, spans: readonly Span[]) => spans.map(({ from, to }) => line.slice(from, to));
const without = (line: string, spans: readonly Span[]) =>
	spans.toReversed().reduce((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), line);

const marked = (before: string, after: string) => {
	const { removed, added } = changedWords(before, after);
	return [cut(before, removed), cut(after, added)];
};

test("[B7.diff] the differing words of a replaced line are marked", () => {
	expect(marked("const value = 3;", "const value = 'three';")).toEqual([["3"], ["'three'"]]);
	expect(marked("if (isOpen) close();", "if (isOpen && isOurs) close();")).toEqual([[], [" && isOurs"]]);
	expect(marked("zählt Größe", "zählt Länge")).toEqual([["Größe"], ["Länge"]]);
});

test("[B7.diff] lines with little in common are not marked word by word", () => {
	expect(marked("return total;", "throw new Error(message);")).toEqual([[], []]);
});

test("[B7.diff] the unmarked text is the same on both sides", () => {
	const word = fc.constantFrom("one", "two", " ", "(", "é", "😀", "😁", "語");
	const lines = fc.array(word, { maxLength: 20 }).map((words) => words.join(""));
	const long = fc.tuple(lines, fc.constantFrom("", "x".repeat(2100))).map((parts) => parts.join(""));
	fc.assert(
		fc.property(long, long, (before, after) => {
			const { removed, added } = changedWords(before, after);
			if (removed.length + added.length > 0) expect(without(before, removed)).toBe(without(after, added));
			for (const text of [...cut(before, removed), ...cut(after, added)])
				expect(text.isWellFormed()).toBe(true);
		}),
	);
});

test("[B7.diff] a line of 1 MB is compared from both ends only", () => {
	const before = "some words ".repeat(100_000);
	const after = `${before.slice(0, 500_000)}X${before.slice(500_000)}`;
	expect(changedWords(before, after)).toEqual({ removed: [], added: [{ from: 500_000, to: 500_001 }] });
});
