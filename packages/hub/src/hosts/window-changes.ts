/** Wakes callers that wait for a window when windows attach, leave or change. */
export class WindowChanges {
	#next = Promise.withResolvers<void>();

	/** Resolves at the next change. */
	next(): Promise<void> {
		return this.#next.promise;
	}

	changed(): void {
		this.#next.resolve();
		this.#next = Promise.withResolvers();
	}
}
