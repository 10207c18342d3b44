import { expect, test } from "vitest";
import { matchTyped, sectionsOf } from "./popup-items.ts";

const items = ["Ask", "Auto", "Plan", "Automatic"].map((name) => ({ id: name, name }));

test("[ground] typed letters lead to the item that begins with them, and the same one again leads on", () => {
	expect(matchTyped(items, "a", 0)).toBe(1);
	expect(matchTyped(items, "aa", 1)).toBe(3);
	expect(matchTyped(items, "AUTOM", 1)).toBe(3);
	expect(matchTyped(items, "p", 2)).toBe(2);
	expect(matchTyped(items, "x", 2)).toBe(2);
});

test("[ground] neighbours of one group stand together", () => {
	const grouped = [{ ...items[0], group: "One" }, { ...items[1], group: "One" }, { ...items[2] }].map(
		(each) => ({
			id: "i",
			name: "n",
			...each,
		}),
	);
	expect(
		sectionsOf(grouped).map(({ name, items: inside }) => [name, inside.map(({ position }) => position)]),
	).toEqual([
		["One", [0, 1]],
		[undefined, [2]],
	]);
});
