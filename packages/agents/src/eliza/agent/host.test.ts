import { expect, test } from "vitest";
import { readRate } from "./host.ts";

test.each([
	["0", 0],
	["50", 50],
	[undefined, 200],
	["", 200],
	["-1", 200],
	["fast", 200],
])("[E13.conversation] ELIZA_RATE=%j is %j words per second", (value, rate) => {
	expect(readRate(value)).toBe(rate);
});
