import { messageOf } from "@parley/base/errors/message-of";
import type { Append } from "../../log-store.ts";
import { SlicedSessionQueue } from "../sliced-session-queue.ts";
import type { Folding } from "./folding.ts";

export type FoldingServiceOptions = {
	readonly folding: Folding;
	readonly soon: (callback: () => void) => () => void;
	readonly warn: (message: string) => void;
	/** A session could not be folded, or folding has stopped for now. */
	readonly onFailed: (error: unknown) => void;
};

/** Folding in the store's thread: whenever a turn has ended, in slices like indexing. */
export class FoldingService {
	readonly #queue: SlicedSessionQueue;

	constructor({ folding, soon, warn, onFailed }: FoldingServiceOptions) {
		this.#queue = new SlicedSessionQueue({
			steps: (sessionId) => folding.steps(sessionId, (problem) => warn(`Not folded: ${problem}`)),
			transaction: (work) => folding.transaction(work),
			soon,
			onFailed: (error, sessionId) => {
				const reason = messageOf(error);
				warn(
					`${sessionId === undefined ? "All sessions are" : `Session ${sessionId} is`} not folded: ${reason}`,
				);
				onFailed(error);
			},
		});
		this.#queue.catchUp(folding.behind());
	}

	/** These sessions have become visible. */
	catchUp(sessionIds: readonly string[]): void {
		this.#queue.catchUp(sessionIds);
	}

	appended(appends: readonly Append[]): void {
		this.#queue.appended(appends);
	}

	deleted(sessionId: string): void {
		this.#queue.forget(sessionId);
	}

	/** Resolves when a session is fully folded, or folding has stopped. */
	settled(sessionId: string): Promise<void> {
		return this.#queue.done(sessionId);
	}

	reset(): void {
		this.#queue.reset();
	}
}
