import { expect, test } from "vitest";
import { englishLocale } from "./locale.ts";
import { localeFor } from "./locale-for.ts";

test("[ground] a region falls back to its language, and a language without a catalogue to English", () => {
	for (const wanted of ["en", "en-GB", "de-AT", "", "C"]) expect(localeFor(wanted)).toBe(englishLocale);
});
