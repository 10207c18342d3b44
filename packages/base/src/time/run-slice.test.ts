import { expect, test } from "vitest";
import { runSlice } from "./run-slice.ts";

/** Runs a slice of the given number of steps against a clock that advances by the given milliseconds with each. */
const slice = (steps: number, msEach: number) => {
	let time = 100;
	let taken = 0;
	const step = (): boolean => {
		time += msEach;
		taken += 1;
		return taken === steps;
	};
	return { isDone: runSlice(step, () => time), taken };
};

test("[ground] a slice runs steps for 5 ms, at least one, and returns whether it reached the last", () => {
	expect(slice(3, 1)).toEqual({ isDone: true, taken: 3 });
	expect(slice(100, 1)).toEqual({ isDone: false, taken: 5 });
	expect(slice(100, 60)).toEqual({ isDone: false, taken: 1 });
	expect(slice(5, 1)).toEqual({ isDone: true, taken: 5 });
});
