import fc from "fast-check";
import { expect, test } from "vitest";
import { readQuery } from "./phrase.ts";
import { cutSnippet } from "./snippet.ts";

/** The snippet with matches in brackets. */
const show = (text: string, query: string): string => {
	const { text: piece, ranges } = cutSnippet(text, readQuery(query));
	let shown = "";
	let at = 0;
	for (const [start, end] of ranges) {
		shown += `${piece.slice(at, start)}[${piece.slice(start, end)}]`;
		at = end;
	}
	return shown + piece.slice(at);
};

const filler = "lorem ipsum dolor ".repeat(40);

test.each([
	["a short text is shown whole", "The Cafe, again", "cafe", "The [Cafe], again"],
	["marks are of the text as it was written", "Crème BRÛLÉE", "creme brul", "[Crème] [BRÛLÉE]"],
	["pairs become one mark", "全文検索の設計", "検索の", "全文[検索の]設計"],
	["one character marks one", "全文検索", "検", "全文[検]索"],
	["lines become one", "one\n\ttwo", "two", "one  [two]"],
	["a phrase is one mark", "a b c a c", '"a c"', "a b c [a c]"],
	["every occurrence is marked", "x y x", "x", "[x] y [x]"],
	["without a match it is the beginning", "abc", "zzz", "abc"],
])("[A14.snippet] %s", (_, text, query, expected) => {
	expect(show(text, query)).toBe(expected);
});

test("[A14.snippet] a long text is cut around the match, at spaces", () => {
	const shown = show(`${filler}the needle is here ${filler}`, "needle");
	expect(shown).toMatch(/^….* the \[needle\] is here .*…$/);
	expect(shown.length).toBeLessThan(220);
	expect(shown).toMatch(/^…(?:lorem|ipsum|dolor) .* (?:lorem|ipsum|dolor)…$/);
});

test("[A14.snippet] the excerpt with the most words of the query is shown", () => {
	const text = `red ${filler} blue ${filler} red and blue ${filler}`;
	expect(show(text, "red blue")).toContain("[red] and [blue]");
});

test("[A14.snippet] ranges are inside the snippet, in order, and split no character", () => {
	const text = fc.string({ unit: "grapheme", maxLength: 600 });
	fc.assert(
		fc.property(text, fc.string({ unit: "grapheme", maxLength: 5 }), (said, query) => {
			const { text: piece, ranges } = cutSnippet(said.toWellFormed(), readQuery(query));
			expect(piece.isWellFormed()).toBe(true);
			let before = -1;
			for (const [start, end] of ranges) {
				expect(start).toBeGreaterThan(before);
				expect(end).toBeGreaterThan(start);
				before = end;
			}
			expect(before).toBeLessThanOrEqual(piece.length);
		}),
	);
});
