import type { HubClient } from "@parley/client/core/hub-client";
import type { LogEvent } from "@parley/protocol/log/log-event";
import { readEvent } from "@parley/protocol/log/read-event";

/** Records what happens in a new chat. */
export class BundledChat {
	readonly sessionId: string;
	readonly opened: Promise<void>;
	readonly #events: LogEvent[] = [];
	#watch: () => void = () => undefined;

	constructor(client: HubClient, sessionId: string) {
		this.sessionId = sessionId;
		const { promise, resolve } = Promise.withResolvers<void>();
		this.opened = promise;
		client.openSession(sessionId, (update) => {
			if (update.kind === "init") resolve();
			if (update.kind === "events") this.#events.push(...update.events.map(readEvent));
			this.#watch();
		});
	}

	/** Resolves with the first event of a type. */
	seen(type: LogEvent["type"]): Promise<LogEvent> {
		return new Promise((resolve) => {
			this.#watch = () => {
				const event = this.#events.find((each) => each.type === type);
				if (event !== undefined) resolve(event);
			};
			this.#watch();
		});
	}
}
