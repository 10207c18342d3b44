import { englishLocale } from "@parley/words/locale";
import { pseudoLocale } from "@parley/words/pseudo";
import { speak } from "@parley/words/spoken";
import { wording } from "@parley/words/wording";
import { expect, onTestFinished, test } from "vitest";
import { searchStatus } from "./search-words.ts";

const answer = { results: [], more: false, waiting: 0, error: "It is English." };

test("[A14.error] a problem with an answer is shown in the reader's language, or in English if the hub sends nothing else", () => {
	speak(pseudoLocale);
	onTestFinished(() => speak(englishLocale));
	const said = wording("searchProblem.nothingAsked");
	expect(searchStatus({ phase: "ready" }, { ...answer, wording: said })).toMatch(/^⟦.+⟧$/u);
	expect(searchStatus({ phase: "ready" }, answer)).toBe("It is English.");
});
