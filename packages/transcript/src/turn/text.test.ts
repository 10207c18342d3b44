import { expect, test } from "vitest";
import { missingText, spliceText } from "./text.ts";

test.each([
	["a delta at the end is appended", "Hel", 3, "lo", false, "Hello"],
	["a delta already applied changes nothing", "Hello", 1, "el", false, "Hello"],
	["a delta half applied adds the other half", "Hel", 2, "llo", false, "Hello"],
	["offsets count UTF-16 units", "🙂", 2, "!", false, "🙂!"],
	["a hole is marked", "Hel", 9, "lo", false, `Hel${missingText}lo`],
	["a whole block replaces the text, also with a shorter one", "Hello", 0, "Hi", true, "Hi"],
])("[A7.deltas] %s", (_, have, offset, text, whole, result) => {
	expect(spliceText({ text: have }, offset, text, whole).text).toBe(result);
});

test("[A7.deltas] behind a hole text continues by offset, and text from before it is dropped", () => {
	const holed = spliceText({ text: "Hel" }, 9, "lo", false);
	const texts = [
		[11, "!"],
		[10, "O!"],
		[8, "?LO!"],
		[0, "Hel"],
		[3, "xyz"],
		[20, "end"],
	] as const;
	expect(texts.map(([offset, text]) => spliceText(holed, offset, text, false).text)).toEqual([
		`Hel${missingText}lo!`,
		`Hel${missingText}lO!`,
		`Hel${missingText}LO!`,
		`Hel${missingText}lo`,
		`Hel${missingText}lo`,
		`Hel${missingText}lo${missingText}end`,
	]);
	expect(spliceText(holed, 0, "Hi", true)).toEqual({ text: "Hi" });
});
