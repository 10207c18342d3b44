import { expect, test } from "vitest";
import { clockShift } from "./clock-shift.ts";

const hour = 3_600_000;

test.each([
	["as it should", hour, hour, 0],
	["a second fast", hour + 1000, hour, 0],
	["a year ahead", 8760 * hour, hour, 8759 * hour],
	["a year back", -8760 * hour, hour, -8761 * hour],
])("[A13.purge] while the hub runs, a clock that goes %s is detected", (_, byClock, elapsed, shift) => {
	expect(clockShift(byClock, { elapsed })).toBe(shift);
});

test.each([
	["a night", 10 * hour, 0],
	["a weekend, or a jump", 60 * hour, 48 * hour],
	["a clock that went back", -hour, -hour],
])("[A13.purge] while no hub runs, %s counts for half a day at most", (_, byClock, shift) => {
	expect(clockShift(byClock, { believed: 12 * hour })).toBe(shift);
});
