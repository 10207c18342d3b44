import type { Logger } from "@parley/logging/logger";
import type { TopicEvent } from "@parley/protocol/contract/names";
import { eventSize } from "@parley/protocol/log/event-size";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import { mergeDeltas } from "@parley/transcript/fold/merge-deltas";
import type { EventReader } from "../store/log-store.ts";
import type { Client, Lag } from "./client.ts";
import type { Clients } from "./clients.ts";

/** How much of a log is read at a time for a client that is behind: whichever comes first, but at least one event. */
const batchSize = 500;
const batchBytes = 256 * 1024;

/** A client that is further behind than this is told to build its view anew: the newest turns are less than all it missed. */
const maxLag = 4 * 1024 * 1024;

export type LogDeliveryOptions = {
	readonly clients: Clients;
	readonly store: EventReader;
	readonly logger: Logger;
};

/**
 * Brings committed events to clients at the pace each of them can take. One that keeps up gets them as they come; for one that
 * does not, nothing is queued: it is given the rest out of the log when it has taken what it was sent, text in as few
 * pieces as possible. So a fast agent costs a slow view time, and the hub no memory.
 */
export class LogDelivery {
	readonly #options: LogDeliveryOptions;

	constructor(options: LogDeliveryOptions) {
		this.#options = options;
	}

	/** New events of a session are in the log. Whatever they hold, it does not throw: they are committed. */
	committed(sessionId: string, events: readonly WireEvent[]): void {
		try {
			this.#deliver(sessionId, events);
		} catch (error) {
			const { clients, logger } = this.#options;
			logger.error("Events could not be delivered", { sessionId, error });
			for (const client of clients.watching(sessionId)) clients.push(client, rebuildTopic(sessionId));
		}
	}

	#deliver(sessionId: string, events: readonly WireEvent[]): void {
		const [first] = events;
		const last = events.at(-1);
		if (first === undefined || last === undefined) return;
		const { clients } = this.#options;
		const upToDate = new Set<Client>();
		for (const client of clients.watching(sessionId)) {
			const lag = client.lagging.get(sessionId) ?? this.#beginLag(client, sessionId, first);
			if (lag === undefined) upToDate.add(client);
			else extend(lag, events, last);
		}
		if (upToDate.size > 0) clients.publish(eventsTopic(sessionId, events), (client) => upToDate.has(client));
	}

	/** From now on a client that does not keep up is behind. Undefined if it does. */
	#beginLag(client: Client, sessionId: string, first: WireEvent): Lag | undefined {
		if (!client.link.isCongested) return undefined;
		const before = (first.from ?? first.index) - 1;
		const lag = { sent: before, committed: before, size: 0 };
		client.lagging.set(sessionId, lag);
		client.link.leaveOut();
		client.link.onceDrained(() => void this.#catchUp(client, sessionId, lag));
		return lag;
	}

	/** Goes on as long as this lag is the client's: one that came back meanwhile has begun anew. */
	async #catchUp(client: Client, sessionId: string, lag: Lag): Promise<void> {
		const { clients, store, logger } = this.#options;
		const isCurrent = (): boolean =>
			client.lagging.get(sessionId) === lag && client.sessions.has(sessionId) && client.link.isAttached;
		try {
			while (isCurrent() && lag.sent < lag.committed) {
				if (lag.size > maxLag) {
					clients.push(client, rebuildTopic(sessionId));
					break;
				}
				const events = due(await store.eventsAfter(sessionId, lag.sent, batchSize, batchBytes), lag);
				const last = events.at(-1);
				if (!isCurrent()) break;
				if (last === undefined) {
					clients.push(client, rebuildTopic(sessionId));
					break;
				}
				const merged = mergeDeltas(events);
				clients.push(client, eventsTopic(sessionId, merged));
				lag.sent = last.index;
				lag.size = Math.max(0, lag.size - sizeOf(merged));
				if (client.link.isCongested) {
					client.link.onceDrained(() => void this.#catchUp(client, sessionId, lag));
					return;
				}
			}
		} catch (error) {
			logger.error("A client could not be brought up to date", { sessionId, error });
			// By itself it would notice only with the next event, and there may be none for long.
			if (isCurrent()) clients.push(client, rebuildTopic(sessionId));
		}
		if (client.lagging.get(sessionId) === lag) client.lagging.delete(sessionId);
	}
}

/** The store may be ahead of what was announced, which would come again then. A folded event may reach beyond it; that is harmless. */
const due = (events: readonly WireEvent[], { committed }: Lag): readonly WireEvent[] => {
	const announced = events.filter(({ index }) => index <= committed);
	return announced.length > 0 ? announced : events;
};

const sizeOf = (events: readonly WireEvent[]): number =>
	events.reduce((sum, event) => sum + eventSize(event), 0);

/** Counted merged, as it will be sent. */
const extend = (lag: Lag, events: readonly WireEvent[], last: WireEvent): void => {
	lag.committed = last.index;
	if (lag.size <= maxLag) lag.size += sizeOf(mergeDeltas(events));
};

const eventsTopic = (sessionId: string, events: readonly WireEvent[]): TopicEvent => ({
	topic: "events",
	payload: { sessionId, events: [...events] },
});

const rebuildTopic = (sessionId: string): TopicEvent => ({
	topic: "connection",
	payload: { status: "connected", sessionId, gapDetected: true },
});
