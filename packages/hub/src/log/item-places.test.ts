import type { EventBody } from "@parley/protocol/log/log-event";
import { expect, test } from "vitest";
import { ItemPlaces } from "./item-places.ts";

const plan: EventBody = { type: "plan", payload: { entries: [] } };

test("[D3.pages] an event that continues an item names where it began, within its turn and while it is remembered", () => {
	const places = new ItemPlaces(2);
	expect(places.stamp(plan, 1, 5)).toEqual({ entries: [] });
	expect(places.stamp(plan, 1, 7)).toEqual({ entries: [], at: 5 });
	expect(places.stamp(plan, 2, 8)).toEqual({ entries: [] });
	expect(places.stamp(plan, 3, 9)).toEqual({ entries: [] });
	expect(places.stamp(plan, 1, 10)).toEqual({ entries: [] });
});

test("[D3.pages] an item whose beginning was not stored begins again", () => {
	const places = new ItemPlaces();
	places.stamp(plan, 1, 5);
	places.forgetAfter(4);
	expect(places.stamp(plan, 1, 5)).toEqual({ entries: [] });
});
