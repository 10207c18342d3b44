import { expect, test } from "vitest";
import { WriterSteps } from "./writer-steps.ts";

const said = (writer: string, step: number) => ({ writer, step });

test("[E10.conflict] an older step of a writer is late, independently per writer", () => {
	const steps = new WriterSteps();
	expect(steps.isNew(said("a", 2))).toBe(true);
	steps.advance(said("a", 2));
	expect([1, 2, 3].map((step) => steps.isNew(said("a", step)))).toEqual([false, false, true]);
	expect(steps.isNew(said("b", 1))).toBe(true);
});

test("[E10.conflict] a step that was not stored may be retried", () => {
	const steps = new WriterSteps();
	expect([steps.isNew(said("a", 2)), steps.isNew(said("a", 2))]).toEqual([true, true]);
});

test("[E10.conflict] inactive writers are forgotten, active ones are not", () => {
	const steps = new WriterSteps();
	steps.advance(said("busy", 1));
	for (let at = 0; at < 200; at += 1) {
		steps.advance(said(`visitor ${at}`, 1));
		steps.advance(said("busy", at + 2));
	}
	expect(steps.isNew(said("busy", 5))).toBe(false);
	expect(steps.isNew(said("visitor 0", 1))).toBe(true);
});
