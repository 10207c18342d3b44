import type { Logger } from "@parley/logging/logger";
import type { Runtime } from "./runtime.ts";

export type AcknowledgerOptions = {
	/** Tells the hub. */
	readonly send: (received: string) => Promise<unknown>;
	readonly runtime: Runtime;
	readonly logger: Logger;
	readonly ackBytes: number;
	readonly ackMs: number;
};

/**
 * Tells the hub how far one stream has arrived: after so many bytes, and now and then as a sign of life. It needs no timer,
 * which a hidden page might not get: the hub's own beats call on it.
 */
export class Acknowledger {
	readonly #options: AcknowledgerOptions;
	#bytes = 0;
	#ackedAt: number;
	#underway = false;

	constructor(options: AcknowledgerOptions) {
		this.#options = options;
		this.#ackedAt = options.runtime.now();
	}

	/** A part of the stream has been dealt with; `lastEventId` is where that led. */
	took(bytes: number, lastEventId: string): void {
		const { runtime, ackBytes, ackMs, send, logger } = this.#options;
		this.#bytes += bytes;
		const isDue = this.#bytes >= ackBytes || runtime.now() - this.#ackedAt >= ackMs;
		if (!isDue || this.#underway || lastEventId === "") return;
		this.#bytes = 0;
		this.#ackedAt = runtime.now();
		this.#underway = true;
		send(lastEventId)
			.catch((error: unknown) => logger.debug("An acknowledgement did not get through", { error }))
			.finally(() => {
				this.#underway = false;
			});
	}
}
