/** The shutdown of a hub's parts, each registered where it is created. */
export class Teardown {
	readonly #stops: (() => void)[] = [];
	readonly #ends: (() => Promise<void>)[] = [];

	/** Registers the end of a source of work, such as requests or timers. These stop first, so that nothing new begins meanwhile. */
	stops(stop: () => void): void {
		this.#stops.push(stop);
	}

	/** Registers the end of a part that others depend on. The last registered ends first. */
	ends(end: () => Promise<void>): void {
		this.#ends.push(end);
	}

	/** A failure does not prevent the other parts from ending: a store that stays open would block the next hub. */
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
