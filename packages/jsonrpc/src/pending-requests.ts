import type { RequestError, UnansweredError } from "./errors.ts";

/** Receives the answer to a request in wire order: before the next message is read. */
export type Answer = {
	readonly onResult: (result: unknown) => void;
	readonly onError: (error: RequestError) => void;
};

type Pending = Answer & { readonly method: string };

/** Requests of this side that are still unanswered. */
export class PendingRequests {
	readonly #waiting = new Map<number, Pending>();

	add(id: number, method: string, answer: Answer): void {
		this.#waiting.set(id, { method, ...answer });
	}

	has(id: number): boolean {
		return this.#waiting.has(id);
	}

	/** Removes and returns a request, so that it is answered exactly once; undefined if no request has this id. */
	take(id: unknown): Pending | undefined {
		if (typeof id !== "number") return undefined;
		const pending = this.#waiting.get(id);
		this.#waiting.delete(id);
		return pending;
	}

	failAll(errorOf: (method: string) => UnansweredError): void {
		for (const [id, { method, onError }] of this.#waiting) {
			this.#waiting.delete(id);
			onError(errorOf(method));
		}
	}
}
