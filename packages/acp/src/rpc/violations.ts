import type { Logger } from "@parley/logging/logger";

/** Ways in which an agent's output departs from what we know of the protocol. None of them ends the connection. */
export type ViolationReason =
	| "oversized"
	| "too_deep"
	| "not_json"
	| "batch"
	| "not_a_message"
	| "unknown_response"
	| "unknown_request"
	| "unknown_notification"
	| "bad_params"
	| "unknown_session"
	| "too_many_early_updates";

/** Extensions and novelties that we do not know are no fault of the agent. */
const harmless: ReadonlySet<ViolationReason> = new Set(["unknown_request", "unknown_notification"]);

/** Counts violations, all of them; it logs ever fewer, so that a noisy agent cannot flood the log. */
export class ViolationCounter {
	readonly #logger: Logger;
	readonly #counts = new Map<ViolationReason, number>();

	constructor(logger: Logger) {
		this.#logger = logger;
	}

	get total(): number {
		return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
	}

	count(reason: ViolationReason): number {
		return this.#counts.get(reason) ?? 0;
	}

	add(reason: ViolationReason, detail: string): void {
		const count = this.count(reason) + 1;
		this.#counts.set(reason, count);
		if (!isPowerOfTwo(count)) return;
		const level = harmless.has(reason) ? "debug" : "warn";
		this.#logger.log(level, "The agent sent something that is not understood", { reason, count, detail });
	}
}

const isPowerOfTwo = (count: number): boolean => (count & (count - 1)) === 0;
