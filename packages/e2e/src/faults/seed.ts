import { randomInt } from "node:crypto";

/** The seed of this run. `PARLEY_SEED` repeats an earlier run; without it every file draws a new one. */
export const runSeed: number = Number(process.env["PARLEY_SEED"] ?? randomInt(2 ** 31));

/** Repeatable randomness: the same seed and name always yield the same numbers. */
export class Random {
	#state: number;

	constructor(seed: number, name = "") {
		this.#state = [...name].reduce(
			(state, letter) => Math.imul(state ^ letter.charCodeAt(0), 16777619),
			seed,
		);
	}

	/** From 0 to 1, excluding 1. */
	next(): number {
		this.#state = (this.#state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	}

	/** An integer from `first` to `last`, both included. */
	int(first: number, last: number): number {
		return first + Math.floor(this.next() * (last - first + 1));
	}

	pick<Item>(items: readonly [Item, ...Item[]]): Item {
		return items[this.int(0, items.length - 1)] ?? items[0];
	}

	chance(probability: number): boolean {
		return this.next() < probability;
	}
}
