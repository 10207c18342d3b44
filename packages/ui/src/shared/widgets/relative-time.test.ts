import { expect, test } from "vitest";
import { duration, relativeTime } from "./relative-time.ts";

test.each([
	[30_000, "now"],
	[5 * 60_000, "5 min"],
	[3 * 3_600_000, "3 h"],
	[2 * 86_400_000, "2 d"],
])("[ground] %i ms ago is %s", (age, words) => {
	expect(relativeTime(1_700_000_000_000 - age, 1_700_000_000_000)).toBe(words);
});

test("[ground] a thought took at least a second", () => {
	expect(duration(80)).toBe("1s");
	expect(duration(65_000)).toBe("1m 5s");
});
