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
	/** The item that was gone on with last, for the next event is most often of it too. */
	#newest: { readonly turn: number | undefined; readonly id: string; readonly at: number } | undefined;

	constructor(limit = maxPlaces) {
		this.#limit = limit;
	}

	/** The event with the place of its item, unless that begins here or is said already. */
	stamp(body: EventBody, turn: number | undefined, index: number): EventBody["payload"] {
		const part = partOf(body);
		if (part.part !== "item") return body.payload;
		const newest = this.#newest;
		const isNewest = newest?.id === part.id && newest.turn === turn;
		const at = part.at ?? (isNewest ? newest.at : this.#places.get(keyOf(turn, part.id))) ?? index;
		if (!isNewest || at !== newest.at) this.#use(turn, part.id, at);
		return part.at === undefined && at < index ? { ...body.payload, at } : body.payload;
	}

	#use(turn: number | undefined, id: string, at: number): void {
		const key = keyOf(turn, id);
		this.#newest = { turn, id, at };
		this.#places.delete(key);
		this.#places.set(key, at);
		if (this.#places.size > this.#limit) this.#places.delete(this.#places.keys().next().value ?? key);
	}

	/** What is not in the log after all. */
	forgetAfter(index: number): void {
		this.#newest = undefined;
		for (const [key, at] of this.#places) if (at > index) this.#places.delete(key);
	}
}

const keyOf = (turn: number | undefined, id: string): string => `${turn} ${id}`;
