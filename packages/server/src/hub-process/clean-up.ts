/**
 * What has to be ended, in the reverse of the order in which it was begun. It is what `AsyncDisposableStack` does, which the
 * Node in many editors does not have.
 */
export class CleanUp implements AsyncDisposable {
	readonly #tasks: (() => unknown)[] = [];

	use<Resource extends AsyncDisposable | Disposable>(resource: Resource): Resource {
		this.defer(() =>
			Symbol.asyncDispose in resource ? resource[Symbol.asyncDispose]() : resource[Symbol.dispose](),
		);
		return resource;
	}

	defer(task: () => unknown): void {
		this.#tasks.push(task);
	}

	/** Ends everything, also after one of them failed; the first failure is thrown at the end. */
	async [Symbol.asyncDispose](): Promise<void> {
		const failures: unknown[] = [];
		for (let task = this.#tasks.pop(); task !== undefined; task = this.#tasks.pop()) {
			try {
				await task();
			} catch (error) {
				failures.push(error);
			}
		}
		if (failures.length > 0) throw failures[0];
	}
}
