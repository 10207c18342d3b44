import { expect, test } from "vitest";
import { type EarlyMessage, EarlyMessages } from "./early-messages.ts";

const update = (n: number): EarlyMessage => ({ kind: "update", update: { n } });

test("[D1.early] early messages are kept per agent session, in order and within bounds", () => {
	const early = new EarlyMessages({ messages: 3, bytes: 10 });
	expect(early.hold("a", update(1), 5)).toBe(true);
	expect(early.hold("b", update(2), 2)).toBe(true);
	expect(early.hold("c", update(0), 4)).toBe(false);
	expect(early.hold("a", update(3), 3)).toBe(true);
	expect(early.hold("a", update(4), 0)).toBe(false);
	expect(early.take("a")).toEqual([update(1), update(3)]);
	expect(early.take("a")).toEqual([]);
	expect(early.hold("c", update(5), 8)).toBe(true);
	expect([...early.clear().keys()]).toEqual(["b", "c"]);
	expect(early.take("b")).toEqual([]);
});
