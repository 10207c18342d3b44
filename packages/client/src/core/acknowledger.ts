import type { ClientLog } from "./client-log.ts";
import type { Runtime } from "./runtime.ts";

export type AcknowledgerOptions = {
	/** Sends the acknowledgement. */
	readonly send: (received: string) => Promise<unknown>;
	readonly runtime: Runtime;
	readonly logger: ClientLog;
	readonly ackBytes: number;
	readonly ackMs: number;
};

/**
 * Acknowledges one stream to the hub: after a number of bytes, and occasionally as a heartbeat. The hub's own heartbeats drive it,
 * since a hidden page may not get timers.
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

	/** A part of the stream has been processed, up to `lastEventId`. */
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
