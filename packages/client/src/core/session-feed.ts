import type { Params, TopicPayload } from "@parley/protocol/contract/names";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import type { SessionOpened } from "@parley/protocol/log/turn-page";
import { inEnglish } from "@parley/words/worded-error";
import { wording } from "@parley/words/wording";
import type { ClientLog } from "./client-log.ts";
import type {
	SessionConsumer,
	SessionOpenFailure,
	SessionOptions,
	SessionSubscription,
	SessionUpdate,
} from "./hub-connection.ts";
import { SessionCursor } from "./session-cursor.ts";

export type SessionFeedOptions = {
	readonly sessionId: string;
	readonly open: (params: Params<"session.open">) => Promise<SessionOpened>;
	/** The last consumer has left. */
	readonly onEmpty: () => void;
	readonly logger: ClientLog;
	readonly maxHeldEvents: number;
};

type Member = {
	readonly cursor: SessionCursor;
	readonly turns: number | undefined;
};

/** One session's events for all its consumers: one subscription at the hub, one position per consumer. */
export class SessionFeed {
	readonly #options: SessionFeedOptions;
	readonly #members = new Set<Member>();
	#online = false;
	/** Identifies the pending request; an answer to an older one is ignored. */
	#asked: symbol | undefined;

	constructor(options: SessionFeedOptions) {
		this.#options = options;
	}

	/** The position from which every consumer can be brought up to date; undefined if none has one. */
	get position(): number | undefined {
		const seen = this.#cursors().flatMap(({ lastSeen }) => lastSeen ?? []);
		return seen.length === 0 ? undefined : Math.min(...seen);
	}

	join(consumer: SessionConsumer, { turns }: SessionOptions = {}): SessionSubscription {
		let closed = false;
		const deliver = (update: SessionUpdate): boolean => closed || this.#deliver(consumer, update);
		const cursor = new SessionCursor({ deliver, maxHeldEvents: this.#options.maxHeldEvents });
		const member = { cursor, turns };
		this.#members.add(member);
		this.#settle();
		return {
			sessionId: this.#options.sessionId,
			reopen: () => {
				if (closed) return;
				cursor.rebuild();
				this.#settle();
			},
			close: () => {
				if (closed) return;
				closed = true;
				cursor.stop();
				this.#members.delete(member);
				if (this.#members.size === 0) this.#options.onEmpty();
			},
		};
	}

	receive({ events }: TopicPayload<"events">): void {
		for (const cursor of this.#cursors()) cursor.receive(events);
		this.#settle();
	}

	/** The hub will not deliver some events; a pending answer may be older than that. */
	reportGap(): void {
		for (const cursor of this.#cursors()) cursor.reportGap();
		this.#asked = undefined;
		this.#settle();
	}

	/** Requests missed events, although the stream is up. */
	catchUp(): void {
		for (const cursor of this.#cursors()) cursor.interrupt();
		this.#asked = undefined;
		this.#settle();
	}

	goOffline(): void {
		this.#online = false;
		this.#asked = undefined;
		for (const cursor of this.#cursors()) cursor.interrupt();
	}

	/** A request is being made, as part of the greeting or on its own. */
	expectAnswer(isFromPosition: boolean): void {
		for (const cursor of this.#cursors()) cursor.expectAnswer(isFromPosition);
	}

	/** The hub has answered the greeting; `opened` is the part for this session, if requested. */
	goOnline(opened?: SessionOpened): void {
		this.#online = true;
		if (opened !== undefined) this.#take(opened);
		this.#settle();
	}

	/** The store has changed: positions beyond `survived` mean something else. */
	invalidate(survived?: number): void {
		for (const cursor of this.#cursors()) cursor.invalidate(survived);
	}

	end(last?: SessionUpdate): void {
		this.#asked = undefined;
		for (const cursor of this.#cursors()) cursor.stop(last);
	}

	#cursors(): SessionCursor[] {
		return [...this.#members].map(({ cursor }) => cursor);
	}

	#take(opened: SessionOpened): void {
		for (const cursor of this.#cursors()) cursor.take(opened);
	}

	/** Requests what consumers still need, one request at a time. */
	#settle(): void {
		if (!this.#online || this.#asked !== undefined) return;
		const { sessionId } = this.#options;
		const needy = [...this.#members].filter(({ cursor }) => cursor.need === "init");
		if (needy.length > 0) {
			const wanted = needy.flatMap(({ turns }) => turns ?? []);
			const turns = wanted.length === 0 ? {} : { turns: Math.max(...wanted) };
			this.#ask({ sessionId, ...turns });
		} else if (this.#cursors().some(({ need }) => need === "tail")) {
			const lastSeen = this.position;
			this.#ask(lastSeen === undefined ? { sessionId } : { sessionId, lastSeen });
		}
	}

	#ask(params: Params<"session.open">): void {
		const asked = Symbol(params.sessionId);
		this.#asked = asked;
		this.expectAnswer(params.lastSeen !== undefined);
		const answered = (take: () => void): void => {
			if (this.#asked !== asked) return;
			this.#asked = undefined;
			take();
			this.#settle();
		};
		this.#options.open(params).then(
			(opened) => answered(() => this.#take(opened)),
			(error: unknown) => answered(() => this.#failed(error)),
		);
	}

	#failed(error: unknown): void {
		const failure = toFailure(error);
		if (failure.code === "not_found") {
			this.end({ kind: "gone" });
			return;
		}
		const { sessionId } = this.#options;
		this.#options.logger.warn("A session could not be opened", { sessionId, error });
		for (const cursor of this.#cursors())
			if (cursor.need !== "nothing") cursor.stop({ kind: "failed", failure });
	}

	#deliver(consumer: SessionConsumer, update: SessionUpdate): boolean {
		try {
			consumer(update);
			return true;
		} catch (error) {
			const { sessionId } = this.#options;
			this.#options.logger.error("A view failed to take an update", { sessionId, kind: update.kind, error });
			return false;
		}
	}
}

const toFailure = (error: unknown): SessionOpenFailure => {
	if (error instanceof RequestFailure) {
		const { code, message, wording: said } = error;
		return { code, message, ...(said === undefined ? {} : { wording: said }) };
	}
	const why = wording("transport.chatNotOpened", { reason: String(error) });
	return { code: "internal_error", message: inEnglish(why), wording: why };
};
