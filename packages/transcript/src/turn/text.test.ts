import { expect, test } from "vitest";
import { missingText, spliceText } from "./text.ts";

test.each([
	["a delta at the end is appended", "Hel", 3, "lo", false, "Hello"],
	["a delta that is there already changes nothing", "Hello", 1, "el", false, "Hello"],
	["a delta that is half there adds the other half", "Hel", 2, "llo", false, "Hello"],
	["offsets count UTF-16 units", "🙂", 2, "!", false, "🙂!"],
	["a hole is marked", "Hel", 9, "lo", false, `Hel${missingText}lo`],
	["a whole block replaces what was there, also by less", "Hello", 0, "Hi", true, "Hi"],
])("[A7.deltas] %s", (_, have, offset, text, whole, result) => {
	expect(spliceText(have, offset, text, whole)).toBe(result);
});
