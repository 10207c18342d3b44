import type { SessionInit, SessionOpened, SessionTail } from "@parley/protocol/log/turn-page";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import type { SessionUpdate } from "./hub-connection.ts";

/** What a cursor wants from the hub: everything anew, or what came after its position. */
export type CursorNeed = "init" | "tail" | "nothing";

export type SessionCursorOptions = {
	/** False if the consumer failed to take the update. */
	readonly deliver: (update: SessionUpdate) => boolean;
	readonly maxHeldEvents: number;
};

/**
 * Where one consumer stands in a session's log. It sees to it that every position is delivered once and in order, and
 * moves on only after delivery. While an answer from the hub is due, events are held.
 */
export class SessionCursor {
	readonly #options: SessionCursorOptions;
	#lastSeen: number | undefined;
	/** How far it had come before its past turned out to be another store's, and how far that is this one's too. */
	#reached = 0;
	#survived = Number.POSITIVE_INFINITY;
	#need: CursorNeed = "init";
	#held: WireEvent[] = [];
	#overflowed = false;
	/** The hub was asked after the need arose. Only then does the answer cover all that is not held. */
	#asked = false;
	#stopped = false;
	/** Counts the beginnings, to notice when a consumer caused one in the middle of a delivery. */
	#life = 0;

	constructor(options: SessionCursorOptions) {
		this.#options = options;
	}

	/** The last position delivered; undefined while there is nothing to build on. */
	get lastSeen(): number | undefined {
		return this.#lastSeen;
	}

	get need(): CursorNeed {
		return this.#stopped ? "nothing" : this.#need;
	}

	/** The hub is being asked now: for everything, or for what came after a position that this cursor has reached. */
	expectAnswer(isFromPosition: boolean): void {
		this.#asked = this.#need !== "nothing" && isFromPosition === (this.#lastSeen !== undefined);
	}

	/** Live events of the session, in the order of the stream. */
	receive(events: readonly WireEvent[]): void {
		if (this.#stopped) return;
		if (this.#need === "nothing") this.#advance(events, true);
		else this.#hold(events);
	}

	/** An answer that opens the session, asked for by this or another consumer of it. */
	take(opened: SessionOpened): void {
		if (this.#stopped || (this.#need !== "nothing" && !this.#asked)) return;
		this.#asked = false;
		if (opened.kind === "tail") this.#takeTail(opened);
		else this.#takeInit(opened);
	}

	/** The stream broke off: what follows may not join up until the hub has said what was missed. */
	interrupt(): void {
		this.#drop();
		this.#asked = false;
		if (this.#need === "nothing") this.#need = "tail";
	}

	/** The hub reports events that will not come. */
	reportGap(): void {
		if (!this.#stopped && this.#lastSeen !== undefined) this.#gap({ from: this.#lastSeen + 1 });
	}

	/** What was delivered is the past of another store; what is held and what was asked for is not. */
	invalidate(survived = Number.POSITIVE_INFINITY): void {
		if (this.#stopped) return;
		this.#reached = this.#lastSeen ?? this.#reached;
		this.#survived = Math.min(this.#survived, survived);
		this.#lastSeen = undefined;
		this.#need = "init";
	}

	/** Nothing delivered so far counts any more. */
	rebuild(): void {
		this.#life += 1;
		this.#stopped = false;
		this.#lastSeen = undefined;
		this.#forgetLoss();
		this.#need = "init";
		this.#asked = false;
		this.#drop();
	}

	/** Delivers one last update, if any; only `rebuild` goes on from there. */
	stop(last?: SessionUpdate): void {
		if (this.#stopped) return;
		this.#life += 1;
		this.#stopped = true;
		this.#lastSeen = undefined;
		this.#drop();
		if (last !== undefined) this.#options.deliver(last);
	}

	#takeInit(init: SessionInit): void {
		if (this.#need === "nothing") {
			// Another consumer asked for it. The hub may have left out what lies between, so that has to be fetched.
			if (this.#lastSeen !== undefined && this.#lastSeen < init.lastSeen) this.#need = "tail";
			return;
		}
		const life = this.#life;
		const reached = this.#lastSeen ?? this.#reached;
		const kept = Math.min(init.lastSeen, this.#survived);
		this.#forgetLoss();
		// The store has lost what was shown: a power cut, or a copy put in its place.
		if (reached > kept) this.#options.deliver({ kind: "gap", ...gapBetween(reached, kept) });
		if (this.#life !== life) return;
		const delivered = this.#options.deliver({ kind: "init", init });
		if (this.#life !== life) return;
		if (delivered) {
			this.#lastSeen = init.lastSeen;
			this.#release();
		} else this.stop();
	}

	#takeTail(tail: SessionTail): void {
		if (this.#lastSeen === undefined || !this.#advance(tail.events, false)) return;
		if (this.#need === "nothing") return;
		if (tail.lastSeen === this.#lastSeen) this.#release();
		else this.#gap(gapBetween(this.#lastSeen, tail.lastSeen));
	}

	#release(): void {
		const held = this.#held;
		this.#need = this.#overflowed ? "tail" : "nothing";
		this.#drop();
		this.#advance(held, true);
	}

	/** Delivers what is new among the events, up to a gap. False if the consumer's past has ended with it. */
	#advance(events: readonly WireEvent[], live: boolean): boolean {
		if (this.#lastSeen === undefined) return false;
		const next: WireEvent[] = [];
		let seen = this.#lastSeen;
		let missing: number | undefined;
		for (const event of events) {
			if (event.index <= seen) continue;
			const from = event.from ?? event.index;
			if (from > seen + 1) {
				missing = from - 1;
				break;
			}
			next.push(event);
			seen = event.index;
		}
		if (!this.#deliverEvents(next, seen, live)) return false;
		if (missing === undefined) return true;
		this.#gap({ from: seen + 1, to: missing });
		return false;
	}

	#deliverEvents(events: readonly WireEvent[], seen: number, live: boolean): boolean {
		if (events.length === 0) return true;
		const life = this.#life;
		const delivered = this.#options.deliver({ kind: "events", events, live });
		if (this.#life !== life) return false;
		if (delivered) this.#lastSeen = seen;
		else this.rebuild();
		return delivered;
	}

	#gap(range: { readonly from: number; readonly to?: number }): void {
		this.rebuild();
		this.#options.deliver({ kind: "gap", ...range });
	}

	#hold(events: readonly WireEvent[]): void {
		if (this.#held.length + events.length > this.#options.maxHeldEvents) {
			this.#held = [];
			this.#overflowed = true;
		}
		if (!this.#overflowed) this.#held.push(...events);
	}

	#forgetLoss(): void {
		this.#reached = 0;
		this.#survived = Number.POSITIVE_INFINITY;
	}

	#drop(): void {
		this.#held = [];
		this.#overflowed = false;
	}
}

/** What is missing when an answer ends elsewhere than its events do; if before them, the store has lost something. */
const gapBetween = (seen: number, end: number): { from: number; to: number } => {
	return seen < end ? { from: seen + 1, to: end } : { from: end + 1, to: seen };
};
