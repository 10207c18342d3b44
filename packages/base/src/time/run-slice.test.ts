import { expect, test } from "vitest";
import { runSlice } from "./run-slice.ts";

/** A clock that moves by so many milliseconds with each step, and what a slice makes of so many steps. */
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

test("[ground] a slice takes steps for 5 ms, at least one, and says whether the last was among them", () => {
	expect(slice(3, 1)).toEqual({ isDone: true, taken: 3 });
	expect(slice(100, 1)).toEqual({ isDone: false, taken: 5 });
	expect(slice(100, 60)).toEqual({ isDone: false, taken: 1 });
	expect(slice(5, 1)).toEqual({ isDone: true, taken: 5 });
});
