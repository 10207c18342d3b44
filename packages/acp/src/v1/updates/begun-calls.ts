/** Where the newest calls of an agent session began: numbers that only grow, such as positions in a log. */
export class BegunCalls {
	readonly #limit: number;
	/** In ascending order. */
	readonly #places: number[] = [];

	constructor(limit: number) {
		this.#limit = limit;
	}

	/** A place behind all others. */
	get next(): number {
		return (this.#places.at(-1) ?? 0) + 1;
	}

	/** False if the place is known, or too old to count. A restored call may be added out of order. */
	add(place: number): boolean {
		const after = this.#places.findLastIndex((each) => each <= place);
		if (this.#places[after] === place || (after === -1 && this.#places.length >= this.#limit)) return false;
		this.#places.splice(after + 1, 0, place);
		if (this.#places.length > this.#limit) this.#places.shift();
		return true;
	}

	/** Whether a call is among so many newest ones, at most the limit. */
	isAmong(place: number, newest: number): boolean {
		const oldest = this.#places.at(-newest);
		return oldest === undefined || place >= oldest;
	}
}
