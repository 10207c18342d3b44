import { expect, test } from "vitest";
import { shownLine } from "./line-pieces.ts";

test("[B7.diff] a line is drawn whole, with the words that differ from its counterpart marked", () => {
	expect(shownLine({ sign: "+", text: "let a = 2;", counterpart: "let a = 1;" })).toEqual({
		hiddenBefore: 0,
		pieces: [
			{ text: "let a = ", isChanged: false },
			{ text: "2", isChanged: true },
			{ text: ";", isChanged: false },
		],
		hiddenAfter: 0,
	});
	expect(shownLine({ sign: "-", text: "gone" }).pieces).toEqual([{ text: "gone", isChanged: false }]);
});

test("[B7.diff] a line of 1 MB is drawn only around the change", () => {
	const counterpart = "😀 words ".repeat(120_000);
	const text = `${counterpart.slice(0, 600_000)}new${counterpart.slice(600_000)}`;
	const { hiddenBefore, pieces, hiddenAfter } = shownLine({ sign: "+", text, counterpart });
	expect(pieces.find(({ isChanged }) => isChanged)?.text).toContain("new");
	const shown = pieces.map((piece) => piece.text).join("");
	expect(shown.isWellFormed()).toBe(true);
	expect(shown.length).toBeLessThanOrEqual(2001);
	expect(hiddenBefore + shown.length + hiddenAfter).toBe(text.length);
});

test("[B7.diff] an empty line has nothing to draw", () => {
	expect(shownLine({ sign: "+", text: "" }).pieces).toEqual([]);
});
