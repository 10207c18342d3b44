import { expect, test } from "vitest";
import { addPastEpoch, maxPastEpochs, type PastEpoch, parseLineage, survivedThrough } from "./lineage.ts";

test("[C6.gap] events of an epoch survived up to the lowest end of any log since", () => {
	const lineage = [
		{ epoch: "a", reached: { s: 10, t: 5 } },
		{ epoch: "b", reached: { s: 7, t: 9 } },
	];
	expect(survivedThrough(lineage, "a", "s")).toBe(7);
	expect(survivedThrough(lineage, "a", "t")).toBe(5);
	expect(survivedThrough(lineage, "b", "t")).toBe(9);
});

test("[C6.gap] for another store, an old epoch or an unrecorded session it is unknown", () => {
	const lineage = [{ epoch: "a", reached: { s: 10 } }];
	expect(survivedThrough(lineage, "elsewhere", "s")).toBeUndefined();
	expect(survivedThrough(lineage, "a", "toString")).toBeUndefined();
	let long: PastEpoch[] = [];
	for (let at = 0; at <= maxPastEpochs; at += 1)
		long = addPastEpoch(long, { epoch: `e${at}`, reached: { s: at } });
	expect(long).toHaveLength(maxPastEpochs);
	expect(survivedThrough(long, "e0", "s")).toBeUndefined();
	expect(survivedThrough(long, "e1", "s")).toBe(1);
});

test.for(["", "{", "null", "3", '[1,{"epoch":1},{"epoch":"a","reached":{"s":"x"}}]'])(
	"[A15.damage] an unreadable record (%s) is ignored",
	(text) => {
		expect(parseLineage(text)).toEqual([]);
	},
);
