import { englishLocale } from "@parley/words/locale";
import { pseudoLocale } from "@parley/words/pseudo";
import { speak } from "@parley/words/spoken";
import { wording } from "@parley/words/wording";
import { afterEach, expect, test } from "vitest";
import { unreadableText } from "./damage-words.ts";

afterEach(() => speak(englishLocale));

test("[A15.damage] an unreadable event says why in the reader's language, an older one as it stands there", () => {
	speak(pseudoLocale);
	const problem = "Event 3 is not JSON.";
	const known = wording("damage.eventNotJson", { position: "3" });
	expect(unreadableText({ problem, wording: known })).toMatch(/^⟦.*3.*⟧$/);
	expect(unreadableText({ problem })).toBe(problem);
	for (const odd of [
		null,
		"x",
		{ code: known.code, values: { position: null } },
		{ code: "future.sentence" },
	])
		expect(unreadableText({ problem, wording: odd })).toBe(problem);
	for (const data of [undefined, null, "x", {}, { problem: 3 }]) expect(unreadableText(data)).toBeUndefined();
});
