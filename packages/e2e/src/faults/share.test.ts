import { expect, test } from "vitest";
import { moments } from "./cases/moment.ts";
import { thirdOf } from "./share.ts";

const seeds = Array.from({ length: 600 }, (_, at) => at * 7919);
const thirds = (name: string) => seeds.map((seed) => thirdOf(name, moments, seed));

test("[ground] a seed always selects the same third of the cases, in their order", () => {
	for (const seed of seeds) {
		const third = thirdOf("hub killed", moments, seed);
		expect(thirdOf("hub killed", moments, seed)).toEqual(third);
		expect(third.map((moment) => moments.indexOf(moment))).toEqual(
			third.map((moment) => moments.indexOf(moment)).toSorted((one, other) => one - other),
		);
		expect([4, 5]).toContain(third.length);
	}
});

test("[ground] across seeds every case is selected equally often, and each fault strikes at different moments", () => {
	const counts = moments.map(
		(moment) => thirds("hub killed").filter((third) => third.includes(moment)).length,
	);
	for (const count of counts) expect(Math.abs(count - seeds.length / 3)).toBeLessThan(seeds.length / 8);
	expect(thirds("hub stopped")).not.toEqual(thirds("hub killed"));
});

test("[ground] however few the cases, at least one is selected", () => {
	expect(seeds.map((seed) => thirdOf("two", [1, 2], seed).length)).toContain(1);
	expect(thirdOf("one", [1], 5)).toEqual([1]);
});
