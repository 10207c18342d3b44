import { expect, test } from "vitest";
import { type EarlyMessage, EarlyMessages } from "./early-messages.ts";

const update = (n: number): EarlyMessage => ({ kind: "update", update: { n } });

test("[D1.early] early messages are kept per agent session, in order and within a bound", () => {
	const early = new EarlyMessages(3);
	expect([early.hold("a", update(1)), early.hold("b", update(2)), early.hold("a", update(3))]).toEqual([
		true,
		true,
		true,
	]);
	expect(early.hold("a", update(4))).toBe(false);
	expect(early.take("a")).toEqual([update(1), update(3)]);
	expect(early.take("a")).toEqual([]);
	expect(early.hold("c", update(5))).toBe(true);
	expect([...early.clear().keys()]).toEqual(["b", "c"]);
	expect(early.take("b")).toEqual([]);
});
