import { expect, test } from "vitest";
import { pseudoLocale } from "./pseudo.ts";
import { render } from "./render.ts";
import { sizeWording } from "./size-wording.ts";
import { inEnglish } from "./worded-error.ts";
import { wording } from "./wording.ts";

test.each([
	[0, "0 bytes"],
	[1, "1 byte"],
	[1023, "1,023 bytes"],
	[1024, "1 KB"],
	[1536, "1.5 KB"],
	[10 * 1024 - 20, "10 KB"],
	[20 * 1024, "20 KB"],
	[1024 * 1024 - 1, "1 MB"],
	[1_258_291, "1.2 MB"],
	[20 * 1024 * 1024, "20 MB"],
	[2 * 1024 ** 3, "2 GB"],
	[5000 * 1024 ** 4, "5,000 TB"],
])("[ground] %d bytes read as %s", (bytes, words) => {
	expect(inEnglish(sizeWording(bytes))).toBe(words);
});

test.each([
	[20 * 1024 * 1024, "20 MB"],
	[20 * 1024 * 1024 + 1, "21 MB"],
	[2 * 1024 * 1024 + 1, "2.1 MB"],
	[1024 * 1024 - 1, "1 MB"],
])("[ground] %d bytes, rounded up, read as %s", (bytes, words) => {
	expect(inEnglish(sizeWording(bytes, "up"))).toBe(words);
});

test("[ground] a size in a sentence is in the reader's language, and that of an old log as it was", () => {
	const sentence = wording("agentWire.notReading", { size: sizeWording(512) });
	expect(render(pseudoLocale, sentence)).toContain("⟦512 ƀýťééš⟧");
	expect(render(pseudoLocale, wording("agentWire.notReading", { size: sizeWording(2048) }))).toContain(
		"⟦2 ĶɃ⟧",
	);
	expect(render(pseudoLocale, wording("agentWire.notReading", { size: "64 MB" }))).toContain("64 MB");
});
