import { expect, test } from "vitest";
import { BadRoundsError, readOptions, seedOf } from "./options.ts";

test("[ground] rounds and share are parsed, and the rest goes to Vitest", () => {
	expect(readOptions([])).toEqual({ rounds: 1, third: false, rest: [] });
	expect(readOptions(["--rounds", "3", "-t", "hub killed"])).toEqual({
		rounds: 3,
		third: false,
		rest: ["-t", "hub killed"],
	});
	expect(readOptions(["--third", "--rounds=2", "packages/e2e/src/faults/cases/hub.test.ts"])).toEqual({
		rounds: 2,
		third: true,
		rest: ["packages/e2e/src/faults/cases/hub.test.ts"],
	});
});

test.for(["0", "-1", "1.5", "many", ""])("[ground] %j rounds are refused", (rounds) => {
	expect(() => readOptions([`--rounds=${rounds}`])).toThrow(BadRoundsError);
});

test("[ground] the seed derives from the commit, can be overridden, and differs from round to round", () => {
	expect(seedOf(0, undefined, "0000002a99")).toBe(42);
	expect(seedOf(1, undefined, "0000002a99")).toBe(43);
	expect(seedOf(0, undefined, "ffffffff")).toBe(2 ** 31 - 1);
	expect(seedOf(2, "7", "0000002a99")).toBe(9);
});
