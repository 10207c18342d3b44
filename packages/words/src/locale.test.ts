import { expect, test } from "vitest";
import { english } from "./english/english.ts";
import { type Catalogue, localeOf } from "./locale.ts";
import { render } from "./render.ts";

test("[ground] a catalogue that lacks a sentence does not compile, and no text is made up for it", () => {
	const { "action.cancel": _, ...rest } = english;
	const whole: Catalogue = { ...rest, "action.cancel": "Abbrechen" };
	expect(render(localeOf("de", whole), { code: "action.cancel" })).toBe("Abbrechen");
	// @ts-expect-error: one sentence is missing
	const lacking: Catalogue = rest;
	expect(render(localeOf("de", lacking), { code: "action.cancel" })).toBeUndefined();
});
