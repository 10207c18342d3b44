import { englishLocale } from "@parley/words/locale";
import { pseudoLocale } from "@parley/words/pseudo";
import { say, speak } from "@parley/words/spoken";
import { afterEach, expect, test } from "vitest";
import { speakAs } from "./speak-as.ts";

afterEach(() => speak(englishLocale));

test("[ground] a page whose requested language is missing speaks English and declares it", () => {
	speak({ ...pseudoLocale, tag: "x-pseudo" });
	const page = { lang: "de-AT" };
	speakAs("de-AT", page);
	expect([page.lang, say("action.cancel")]).toEqual(["en", "Cancel"]);
});
