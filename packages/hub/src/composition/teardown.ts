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

	/** What fails keeps nothing else from ending: a store that stays open would hold up the next hub. */
	async run(): Promise<void> {
		const failures: unknown[] = [];
		for (const stop of this.#stops.splice(0)) {
			try {
				stop();
			} catch (error) {
				failures.push(error);
			}
		}
		for (const end of this.#ends.splice(0).reverse())
			await end().catch((error: unknown) => void failures.push(error));
		if (failures.length > 0) throw new UnfinishedTeardownError(failures);
	}
}

export class UnfinishedTeardownError extends AggregateError {
	override readonly name = "UnfinishedTeardownError";

	constructor(failures: readonly unknown[]) {
		super(failures, `${failures.length} parts of the hub did not end.`);
	}
}
