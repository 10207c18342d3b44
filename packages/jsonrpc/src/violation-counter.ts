import type { Logger } from "@parley/logging/logger";
import type { Violation } from "./violation.ts";

/** Unknown extensions are not the other side's fault. */
const harmless: ReadonlySet<string> = new Set<Violation>(["unknown_request", "unknown_notification"]);

/**
 * Counts every violation and logs ever fewer of them, so that a noisy peer cannot flood the log. A protocol on top of
 * JSON-RPC adds its own reasons.
 */
export class ViolationCounter<Reason extends string = never> {
	readonly #logger: Logger;
	readonly #counts = new Map<Reason | Violation, number>();

	constructor(logger: Logger) {
		this.#logger = logger;
	}

	get total(): number {
		return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
	}

	count(reason: Reason | Violation): number {
		return this.#counts.get(reason) ?? 0;
	}

	add(reason: Reason | Violation, detail: string): void {
		const count = this.count(reason) + 1;
		this.#counts.set(reason, count);
		if (!isPowerOfTwo(count)) return;
		const level = harmless.has(reason) ? "debug" : "warn";
		this.#logger.log(level, "Something arrived that is not understood", { reason, count, detail });
	}
}

const isPowerOfTwo = (count: number): boolean => (count & (count - 1)) === 0;
