/** Disposes of resources in reverse order, like `AsyncDisposableStack`, which the Node in many editors lacks. */
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

	/** Disposes of everything, even after a failure, and then throws the first failure. */
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
