/** Tells whoever waits for a window that windows have come, gone or changed. */
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
