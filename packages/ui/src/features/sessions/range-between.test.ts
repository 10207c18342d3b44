import { expect, test } from "vitest";
import { rangeBetween } from "./range-between.ts";

test("[ground] a range goes either way, and survives the removal of its start", () => {
	const names = ["a", "b", "c", "d"];
	expect(rangeBetween(names, "b", "d")).toEqual(["b", "c", "d"]);
	expect(rangeBetween(names, "c", "a")).toEqual(["a", "b", "c"]);
	expect(rangeBetween(names, "gone", "c")).toEqual(["c"]);
	expect(rangeBetween(names, "a", "gone")).toEqual([]);
});
