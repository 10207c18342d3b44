import type { SessionInit, SessionOpened, SessionTail } from "@parley/protocol/log/turn-page";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import type { SessionUpdate } from "./hub-connection.ts";

/** What a cursor needs from the hub: a new start, or the events after its position. */
export type CursorNeed = "init" | "tail" | "nothing";

export type SessionCursorOptions = {
	/** Returns false if the consumer failed to apply the update. */
	readonly deliver: (update: SessionUpdate) => boolean;
	readonly maxHeldEvents: number;
};

/**
 * One consumer's position in a session's log. It delivers every position once and in order, and advances only after
 * delivery. While it waits for an answer from the hub, it holds events.
 */
export class SessionCursor {
	readonly #options: SessionCursorOptions;
	#lastSeen: number | undefined;
	/** The position reached before the store changed, and up to where the new store shares that past. */
	#reached = 0;
	#survived = Number.POSITIVE_INFINITY;
	#need: CursorNeed = "init";
	#held: WireEvent[] = [];
	#overflowed = false;
	/** The request was made after the need arose. Only then does the answer cover everything that is not held. */
	#asked = false;
	#stopped = false;
	/** Counts restarts, to detect one that a consumer caused during a delivery. */
	#life = 0;

	constructor(options: SessionCursorOptions) {
		this.#options = options;
	}

	/** The last position delivered; undefined before the first init. */
	get lastSeen(): number | undefined {
		return this.#lastSeen;
	}

	get need(): CursorNeed {
		return this.#stopped ? "nothing" : this.#need;
	}

	/** A request is being made: for everything, or for the events after a position that this cursor has reached. */
	expectAnswer(isFromPosition: boolean): void {
		this.#asked = this.#need !== "nothing" && isFromPosition === (this.#lastSeen !== undefined);
	}

	/** Live events of the session, in the order of the stream. */
	receive(events: readonly WireEvent[]): void {
		if (this.#stopped) return;
		if (this.#need === "nothing") this.#advance(events, true);
		else this.#hold(events);
	}

	/** Takes an answer that opens the session, requested by this or another consumer. */
	take(opened: SessionOpened): void {
		if (this.#stopped || (this.#need !== "nothing" && !this.#asked)) return;
		this.#asked = false;
		if (opened.kind === "tail") this.#takeTail(opened);
		else this.#takeInit(opened);
	}

	/** The stream broke off: later events may not be contiguous until the hub has sent what was missed. */
	interrupt(): void {
		this.#drop();
		this.#asked = false;
		if (this.#need === "nothing") this.#need = "tail";
	}

	/** The hub reports events that it will not deliver. */
	reportGap(): void {
		if (!this.#stopped && this.#lastSeen !== undefined) this.#gap({ from: this.#lastSeen + 1 });
	}

	/** The delivered events belong to another store; held events and pending answers do not. */
	invalidate(survived = Number.POSITIVE_INFINITY): void {
		if (this.#stopped) return;
		this.#reached = this.#lastSeen ?? this.#reached;
		this.#survived = Math.min(this.#survived, survived);
		this.#lastSeen = undefined;
		this.#need = "init";
	}

	/** Discards everything delivered so far and requests a new start. */
	rebuild(): void {
		this.#life += 1;
		this.#stopped = false;
		this.#lastSeen = undefined;
		this.#forgetLoss();
		this.#need = "init";
		this.#asked = false;
		this.#drop();
	}

	/** Delivers one last update, if any; only `rebuild` restarts the cursor. */
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
			// Another consumer requested it. The hub may have skipped the events in between, so fetch them.
			if (this.#lastSeen !== undefined && this.#lastSeen < init.lastSeen) this.#need = "tail";
			return;
		}
		const life = this.#life;
		const reached = this.#lastSeen ?? this.#reached;
		const kept = Math.min(init.lastSeen, this.#survived);
		this.#forgetLoss();
		// The store has lost events that were shown: a power cut, or a restored copy.
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

	/** Delivers the new events, up to a gap. Returns false if the cursor has to start over. */
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

/** The positions between the last seen one and the end of an answer; if the end comes first, the store has lost them. */
const gapBetween = (seen: number, end: number): { from: number; to: number } => {
	return seen < end ? { from: seen + 1, to: end } : { from: end + 1, to: seen };
};
