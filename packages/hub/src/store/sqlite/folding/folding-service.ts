import { messageOf } from "@parley/base/errors/message-of";
import type { Append } from "../../log-store.ts";
import { SlicedSessionQueue } from "../sliced-session-queue.ts";
import type { Folding } from "./folding.ts";

export type FoldingServiceOptions = {
	readonly folding: Folding;
	readonly soon: (callback: () => void) => () => void;
	readonly warn: (message: string) => void;
	/** A session could not be folded, or none can be for now. */
	readonly onFailed: (error: unknown) => void;
};

/** Folding as the store's thread does it: whenever a turn has ended, in the same slices in which the index is kept up. */
export class FoldingService {
	readonly #slices: SlicedSessionQueue;

	constructor({ folding, soon, warn, onFailed }: FoldingServiceOptions) {
		this.#slices = new SlicedSessionQueue({
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
		this.#slices.catchUp(folding.behind());
	}

	/** These can be seen again, or for the first time. */
	catchUp(sessionIds: readonly string[]): void {
		this.#slices.catchUp(sessionIds);
	}

	appended(appends: readonly Append[]): void {
		this.#slices.appended(appends);
	}

	deleted(sessionId: string): void {
		this.#slices.forget(sessionId);
	}

	/** Resolves when nothing of a session waits to be folded, or nothing can be folded now. */
	settled(sessionId: string): Promise<void> {
		return this.#slices.done(sessionId);
	}

	stop(): void {
		this.#slices.stop();
	}
}
