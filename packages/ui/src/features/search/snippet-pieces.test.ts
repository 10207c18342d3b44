import { expect, test } from "vitest";
import { snippetPieces } from "./snippet-pieces.ts";

/** Shows marks as brackets. */
const show = (text: string, ...ranges: [number, number][]): string =>
	snippetPieces({ text, ranges: ranges.map(([start, end]) => ({ start, end })) })
		.map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
		.join("");

test.each([
	["no marks", "abc", [], "abc"],
	[
		"marks at both ends",
		"abcd",
		[
			[0, 1],
			[3, 4],
		],
		"[a]bc[d]",
	],
	["all of it", "abc", [[0, 3]], "[abc]"],
	["nothing", "", [], ""],
	[
		"ranges that overlap, are empty or reach too far",
		"abcd",
		[
			[0, 2],
			[1, 3],
			[3, 3],
			[3, 9],
		],
		"[ab]cd",
	],
] satisfies [string, string, [number, number][], string][])(
	"[A14.snippet] %s",
	(_, text, ranges, expected) => {
		expect(show(text, ...ranges)).toBe(expected);
	},
);
