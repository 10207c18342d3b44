import { expect, test } from "vitest";
import { EarlyUpdates } from "./early-updates.ts";

test("[D1.early] early updates are kept per agent session, in order and within a bound", () => {
	const early = new EarlyUpdates(3);
	expect([early.hold("a", { n: 1 }), early.hold("b", { n: 2 }), early.hold("a", { n: 3 })]).toEqual([
		true,
		true,
		true,
	]);
	expect(early.hold("a", { n: 4 })).toBe(false);
	expect(early.take("a")).toEqual([{ n: 1 }, { n: 3 }]);
	expect(early.take("a")).toEqual([]);
	expect(early.hold("c", { n: 5 })).toBe(true);
	expect(early.clear()).toEqual(["b", "c"]);
	expect(early.take("b")).toEqual([]);
});
