import type { Params, Result, TopicPayload } from "@parley/protocol/contract/names";
import type { SessionOpened } from "@parley/protocol/log/turn-page";
import type { ClientLog } from "./client-log.ts";
import type { SessionConsumer, SessionOptions, SessionSubscription } from "./hub-connection.ts";
import { SessionFeed } from "./session-feed.ts";

export type SessionFeedsOptions = {
	readonly open: (params: Params<"session.open">) => Promise<SessionOpened>;
	readonly close: (params: Params<"session.close">) => Promise<unknown>;
	readonly logger: ClientLog;
	readonly maxHeldEvents: number;
};

/** The sessions that have consumers here. */
export class SessionFeeds {
	readonly #options: SessionFeedsOptions;
	readonly #feeds = new Map<string, SessionFeed>();
	/** The last open or close of a session. Requests can overtake each other; these must not. */
	readonly #lanes = new Map<string, Promise<void>>();
	#online = false;

	constructor(options: SessionFeedsOptions) {
		this.#options = options;
	}

	join(sessionId: string, consumer: SessionConsumer, options?: SessionOptions): SessionSubscription {
		return this.#feed(sessionId).join(consumer, options);
	}

	/** Per session, the last position that all its consumers have seen, from which the greeting asks the hub to continue. */
	askFrom(): Record<string, number> {
		const entries = [...this.#feeds].flatMap(([sessionId, feed]) => {
			const { position } = feed;
			if (position === undefined) return [];
			feed.expectAnswer(true);
			return [[sessionId, position] as const];
		});
		return Object.fromEntries(entries);
	}

	receive(payload: TopicPayload<"events">): void {
		const feed = this.#feeds.get(payload.sessionId);
		if (feed === undefined) this.#leave(payload.sessionId);
		else feed.receive(payload);
	}

	/** Events were missed, of one session or of all. */
	reportGap(sessionId: string | undefined): void {
		if (sessionId === undefined) for (const feed of this.#feeds.values()) feed.catchUp();
		else this.#feeds.get(sessionId)?.reportGap();
	}

	goOffline(): void {
		this.#online = false;
		for (const feed of this.#feeds.values()) feed.goOffline();
	}

	/** Distributes the hub's answer to the greeting. */
	goOnline({ sessions, gone, survived = {} }: Result<"hub.hello">, isSameStore: boolean): void {
		this.#online = true;
		for (const [sessionId, feed] of [...this.#feeds]) {
			if (gone.includes(sessionId)) feed.end({ kind: "gone" });
			if (!isSameStore) feed.invalidate(Object.hasOwn(survived, sessionId) ? survived[sessionId] : undefined);
			const opened = Object.hasOwn(sessions, sessionId) ? sessions[sessionId] : undefined;
			feed.goOnline(opened);
		}
		for (const sessionId of Object.keys(sessions)) if (!this.#feeds.has(sessionId)) this.#leave(sessionId);
	}

	end(): void {
		this.#online = false;
		for (const feed of this.#feeds.values()) feed.end();
		this.#feeds.clear();
	}

	#feed(sessionId: string): SessionFeed {
		const known = this.#feeds.get(sessionId);
		if (known !== undefined) return known;
		const { logger, maxHeldEvents } = this.#options;
		const feed = new SessionFeed({
			sessionId,
			open: (params) => this.#inOrder(sessionId, () => this.#options.open(params)),
			onEmpty: () => {
				if (this.#feeds.get(sessionId) === feed) this.#feeds.delete(sessionId);
				this.#leave(sessionId);
			},
			logger,
			maxHeldEvents,
		});
		this.#feeds.set(sessionId, feed);
		if (this.#online) feed.goOnline();
		return feed;
	}

	/** Tells the hub that the session has no consumers here. Also after unexpected events: an earlier close may have been lost. */
	#leave(sessionId: string): void {
		if (!this.#online) return;
		const close = async (): Promise<void> => {
			if (!this.#feeds.has(sessionId)) await this.#options.close({ sessionId });
		};
		this.#inOrder(sessionId, close).catch((error: unknown) =>
			this.#options.logger.debug("A session could not be closed", { sessionId, error }),
		);
	}

	#inOrder<Answer>(sessionId: string, ask: () => Promise<Answer>): Promise<Answer> {
		const earlier = this.#lanes.get(sessionId);
		const answer = earlier === undefined ? ask() : earlier.then(ask);
		const settled: Promise<void> = answer.then(
			() => this.#endLane(sessionId, settled),
			() => this.#endLane(sessionId, settled),
		);
		this.#lanes.set(sessionId, settled);
		return answer;
	}

	#endLane(sessionId: string, settled: Promise<void>): void {
		if (this.#lanes.get(sessionId) === settled) this.#lanes.delete(sessionId);
	}
}
