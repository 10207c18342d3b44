import { asCutText } from "@parley/protocol/message/cut-text";
import { englishLocale } from "@parley/words/locale";
import { pseudoLocale } from "@parley/words/pseudo";
import { speak } from "@parley/words/spoken";
import { wordedMessage } from "@parley/words/worded-message";
import { wording } from "@parley/words/wording";
import { afterEach, expect, test } from "vitest";
import { saidText } from "./said-text.ts";

afterEach(() => speak(englishLocale));

const notKept = wordedMessage(wording("notKept.middle", { count: 1200 }));
const text = `head $&\n\n${notKept.message}\n\ntail`;

test("[ground] what was not kept of a text is said in the reader's language, and in English in an old log", () => {
	expect(saidText(text, notKept)).toBe(text);
	speak(pseudoLocale);
	expect(saidText(text, notKept)).toMatch(/^head \$&\n\n⟦\[… 1,200 /);
	expect(saidText(text, undefined)).toBe(text);
	expect(saidText("masked", notKept)).toBe("masked");
});

test("[ground] only what the hub writes is a cut text: nothing that an agent adds is hidden", () => {
	const cut = { type: "cutText", text, notKept };
	expect(asCutText(JSON.parse(JSON.stringify(cut)))).toEqual(cut);
	for (const other of [text, null, { ...cut, command: "rm" }, { ...cut, notKept: "no" }, { ...cut, text: 1 }])
		expect(asCutText(other)).toBeUndefined();
});
