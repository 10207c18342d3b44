import { expect, test } from "vitest";
import { WriterSteps } from "./writer-steps.ts";

test("[E10] what a writer said before is late, for each writer by itself", () => {
	const steps = new WriterSteps();
	expect([steps.advance("a", 2), steps.advance("a", 1), steps.advance("a", 2)]).toEqual([true, false, false]);
	expect([steps.advance("b", 1), steps.advance("a", 3)]).toEqual([true, true]);
});

test("[E10] writers that were not heard for long are forgotten, those that write are not", () => {
	const steps = new WriterSteps();
	steps.advance("busy", 1);
	for (let at = 0; at < 200; at += 1) {
		steps.advance(`visitor ${at}`, 1);
		steps.advance("busy", at + 2);
	}
	expect(steps.advance("busy", 5)).toBe(false);
	expect(steps.advance("visitor 0", 1)).toBe(true);
});
