/** How the parts of a hub end, each registered where it is created. */
export class Teardown {
	readonly #stops: (() => void)[] = [];
	readonly #ends: (() => Promise<void>)[] = [];

	/** Ends what comes from outside or by a timer. These come first, so that nothing new begins meanwhile. */
	stops(stop: () => void): void {
		this.#stops.push(stop);
	}

	/** Ends what others rely on until they have ended: the last registered first. */
	ends(end: () => Promise<void>): void {
		this.#ends.push(end);
	}

	async run(): Promise<void> {
		for (const stop of this.#stops.splice(0)) stop();
		for (const end of this.#ends.splice(0).reverse()) await end();
	}
}
