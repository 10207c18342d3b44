import type { EventBody } from "@parley/protocol/log/log-event";
import { partOf } from "@parley/transcript/turn/item-of";

/** Agents continue recent items; one older than this many is not continued. */
const maxPlaces = 1000;

/**
 * Where the items of a log began, so that an event that continues one can name it. Only the most recently used are remembered: an
 * event of a forgotten item begins a new one.
 */
export class ItemPlaces {
	readonly #places = new Map<string, number>();
	readonly #limit: number;
	/** The most recent item, which the next event usually continues. */
	#newest: { readonly turn: number | undefined; readonly id: string; readonly at: number } | undefined;

	constructor(limit = maxPlaces) {
		this.#limit = limit;
	}

	/** Adds the position of its item to an event, unless the item begins here or the event already names it. */
	stamp(body: EventBody, turn: number | undefined, index: number): EventBody["payload"] {
		const part = partOf(body);
		if (part.part !== "item") return body.payload;
		const newest = this.#newest;
		const isNewest = newest?.id === part.id && newest.turn === turn;
		const at = part.at ?? (isNewest ? newest.at : this.#places.get(keyOf(turn, part.id))) ?? index;
		if (!isNewest || at !== newest.at) this.#use(turn, part.id, at);
		return part.at === undefined && at < index ? { ...body.payload, at } : body.payload;
	}

	/** Restores where an item began. Restore items in the order in which they were used. */
	restore(turn: number | undefined, id: string, at: number): void {
		this.#use(turn, id, at);
	}

	#use(turn: number | undefined, id: string, at: number): void {
		const key = keyOf(turn, id);
		this.#newest = { turn, id, at };
		this.#places.delete(key);
		this.#places.set(key, at);
		if (this.#places.size > this.#limit) this.#places.delete(this.#places.keys().next().value ?? key);
	}

	/** Forgets items that did not reach the log. */
	forgetAfter(index: number): void {
		this.#newest = undefined;
		for (const [key, at] of this.#places) if (at > index) this.#places.delete(key);
	}
}

const keyOf = (turn: number | undefined, id: string): string => `${turn} ${id}`;
