import type { Logger } from "@parley/logging/logger";
import type { TopicEvent } from "@parley/protocol/contract/names";
import { eventSize } from "@parley/protocol/log/event-size";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import { mergeDeltas } from "@parley/transcript/fold/merge-deltas";
import type { EventReader } from "../store/log-store.ts";
import type { Client, Lag } from "./client.ts";
import type { Clients } from "./clients.ts";

/** How much of a log is read at a time for a lagging client: whichever limit comes first, but at least one event. */
const batchSize = 500;
const batchBytes = 256 * 1024;

/** A client further behind than this is told to rebuild its view: the newest turns are less than all it missed. */
const maxLag = 4 * 1024 * 1024;

export type LogDeliveryOptions = {
	readonly clients: Clients;
	readonly store: EventReader;
	readonly logger: Logger;
};

/**
 * Delivers committed events to each client at its own pace. A client that keeps up gets them as they come. For one that does not,
 * nothing is queued: once it has drained, it gets the rest from the log, with text merged into as few pieces as possible. So a
 * fast agent costs a slow view time, and the hub no memory.
 */
export class LogDelivery {
	readonly #options: LogDeliveryOptions;

	constructor(options: LogDeliveryOptions) {
		this.#options = options;
	}

	/** Delivers newly committed events of a session. Never throws: they are already committed. */
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

	/** Marks a client that does not keep up as behind. Undefined if it keeps up. */
	#beginLag(client: Client, sessionId: string, first: WireEvent): Lag | undefined {
		if (!client.link.isCongested) return undefined;
		const before = (first.from ?? first.index) - 1;
		const lag = { sent: before, committed: before, size: 0 };
		client.lagging.set(sessionId, lag);
		client.link.leaveOut();
		client.link.onceDrained(() => void this.#catchUp(client, sessionId, lag));
		return lag;
	}

	/** Runs only while this lag is current: a client that reconnected meanwhile has started over. */
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
			// By itself the client would notice only at the next event, which may be long in coming.
			if (isCurrent()) clients.push(client, rebuildTopic(sessionId));
		}
		if (client.lagging.get(sessionId) === lag) client.lagging.delete(sessionId);
	}
}

/** Stops at the announced position, since later events will be announced again. A folded event may reach beyond it, which is harmless. */
const due = (events: readonly WireEvent[], { committed }: Lag): readonly WireEvent[] => {
	const announced = events.filter(({ index }) => index <= committed);
	return announced.length > 0 ? announced : events;
};

const sizeOf = (events: readonly WireEvent[]): number =>
	events.reduce((sum, event) => sum + eventSize(event), 0);

/** The size after merging, as it will be sent. */
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
