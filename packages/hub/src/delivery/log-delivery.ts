import type { Logger } from "@parley/logging/logger";
import type { TopicEvent } from "@parley/protocol/contract/names";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import type { LogStore } from "../store/log-store.ts";
import type { Client, Lag } from "./client.ts";
import type { Clients } from "./clients.ts";

/** How much of a log is read at a time for a client that is behind: whichever comes first, but at least one event. */
const batchSize = 500;
const batchBytes = 256 * 1024;

export type LogDeliveryOptions = {
	readonly clients: Clients;
	readonly store: Pick<LogStore, "eventsAfter">;
	readonly logger: Logger;
};

/**
 * Brings committed events to clients at the pace each of them can take. One that keeps up gets them as they come; for one that
 * does not, nothing is queued: it is given the rest out of the log when it has taken what it was sent. So a fast agent costs
 * a slow view time, and the hub no memory.
 */
export class LogDelivery {
	readonly #options: LogDeliveryOptions;

	constructor(options: LogDeliveryOptions) {
		this.#options = options;
	}

	/** New events of a session are in the log. */
	committed(sessionId: string, events: readonly WireEvent[]): void {
		const [first] = events;
		const last = events.at(-1);
		if (first === undefined || last === undefined) return;
		const { clients } = this.#options;
		const upToDate = new Set(
			clients.watching(sessionId).filter((client) => this.#isUpToDate(client, sessionId, first, last)),
		);
		if (upToDate.size > 0) clients.publish(eventsTopic(sessionId, events), (client) => upToDate.has(client));
	}

	/** Whether a client can be sent these events right away; if not, it is behind from now on. */
	#isUpToDate(client: Client, sessionId: string, first: WireEvent, last: WireEvent): boolean {
		const lag = client.lagging.get(sessionId);
		if (lag !== undefined) {
			lag.committed = last.index;
			return false;
		}
		if (!client.link.isCongested) return true;
		client.lagging.set(sessionId, { sent: (first.from ?? first.index) - 1, committed: last.index });
		client.link.leaveOut();
		this.#catchUpOnceDrained(client, sessionId);
		return false;
	}

	#catchUpOnceDrained(client: Client, sessionId: string): void {
		const lag = client.lagging.get(sessionId);
		if (lag !== undefined) client.link.onceDrained(() => void this.#catchUp(client, sessionId, lag));
	}

	/** Goes on as long as this lag is the client's: one that came back meanwhile has begun anew. */
	async #catchUp(client: Client, sessionId: string, lag: Lag): Promise<void> {
		const { clients, store, logger } = this.#options;
		const isCurrent = (): boolean =>
			client.lagging.get(sessionId) === lag && client.sessions.has(sessionId) && client.link.isAttached;
		try {
			while (isCurrent() && lag.sent < lag.committed) {
				const events = await store.eventsAfter(sessionId, lag.sent, batchSize, batchBytes);
				const last = events.at(-1);
				if (!isCurrent() || last === undefined) break;
				clients.push(client, eventsTopic(sessionId, events));
				lag.sent = last.index;
				if (client.link.isCongested) {
					this.#catchUpOnceDrained(client, sessionId);
					return;
				}
			}
		} catch (error) {
			// It will notice the hole by the next event's position and ask for the session anew.
			logger.error("A client could not be brought up to date", { sessionId, error });
		}
		if (client.lagging.get(sessionId) === lag) client.lagging.delete(sessionId);
	}
}

const eventsTopic = (sessionId: string, events: readonly WireEvent[]): TopicEvent => ({
	topic: "events",
	payload: { sessionId, events: [...events] },
});
