import type { EventBody } from "@parley/protocol/log/log-event";
import { partOf } from "@parley/transcript/turn/item-of";

/** Agents go on with what they began last; what was begun so much earlier is not gone on with. */
const maxPlaces = 1000;

/**
 * Where the items of a log began, so that an event that goes on with one can say so. Of those that were used last: an event of an item
 * that is forgotten begins another one.
 */
export class ItemPlaces {
	readonly #places = new Map<string, number>();
	readonly #limit: number;

	constructor(limit = maxPlaces) {
		this.#limit = limit;
	}

	/** The event with the place of its item, unless that begins here or is said already. */
	stamp(body: EventBody, turn: number | undefined, index: number): EventBody["payload"] {
		const part = partOf(body);
		if (part.part !== "item") return body.payload;
		const key = `${turn} ${part.id}`;
		const at = part.at ?? this.#places.get(key) ?? index;
		this.#places.delete(key);
		this.#places.set(key, at);
		if (this.#places.size > this.#limit) this.#places.delete(this.#places.keys().next().value ?? key);
		return part.at === undefined && at < index ? { ...body.payload, at } : body.payload;
	}

	/** What is not in the log after all. */
	forgetAfter(index: number): void {
		for (const [key, at] of this.#places) if (at > index) this.#places.delete(key);
	}
}
