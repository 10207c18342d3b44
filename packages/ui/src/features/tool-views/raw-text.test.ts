import { englishLocale } from "@parley/words/locale";
import { pseudoLocale } from "@parley/words/pseudo";
import { speak } from "@parley/words/spoken";
import { wordedMessage } from "@parley/words/worded-message";
import { wording } from "@parley/words/wording";
import { afterEach, expect, test } from "vitest";
import { rawText } from "./raw-text.ts";

afterEach(() => speak(englishLocale));

test("[ground] data that was not kept says so in the reader's language, wherever it was", () => {
	const notKept = wordedMessage(wording("notKept.bytes"));
	const middle = wordedMessage(wording("notKept.middle", { count: 2 }));
	const cut = { type: "cutText", text: `a\n${middle.message}\nz`, notKept: middle };
	speak(pseudoLocale);
	expect(rawText(cut)).toMatch(/^a\n⟦\[… 2 [^a-z]+\]⟧\nz$/);
	expect(rawText({ size: 8, notKept })).toMatch(/^\{\n {2}"size": 8,\n {2}"notKept": "⟦[^a-z]+⟧"\n\}$/);
	expect(rawText({ resource: { text: cut } })).toMatch(/"text": "a\\n⟦/);
	expect(rawText({ size: 8, notKept: "From an old log." })).toContain('"notKept": "From an old log."');
	expect(rawText("a")).toBe("a");
});
