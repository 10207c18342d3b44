import type { LogEventType, LogPayload } from "@parley/protocol/log/log-event";
import { readEvent } from "@parley/protocol/log/read-event";
import type { SessionInit, TurnPage, TurnPages } from "@parley/protocol/log/turn-page";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import type { SessionSummary } from "@parley/protocol/session/summary";
import { emptyHead, type Head } from "@parley/transcript/head/head";
import { isHeadEvent, reduceHead } from "@parley/transcript/head/reduce-head";
import { statusOf, waitingRequests } from "@parley/transcript/head/status";
import { placeOf } from "@parley/transcript/turn/item-of";

/** A session's in-memory log, answering as a hub would. */
export class FakeSession {
	readonly sessionId: string;
	readonly #log: WireEvent[] = [];
	/** What is unreadable about it. */
	damaged: string | undefined;
	#head: Head = emptyHead;
	#ts: number;

	constructor(sessionId: string, since: number) {
		this.sessionId = sessionId;
		this.#ts = since;
	}

	get head(): Head {
		return this.#head;
	}

	get lastSeen(): number {
		return this.#log.length;
	}

	get summary(): SessionSummary {
		const { title, folder, agent, queue, updatedAt } = this.#head;
		return {
			sessionId: this.sessionId,
			title,
			folder,
			agent,
			status: statusOf(this.#head),
			queued: queue.length,
			pendingPermissions: waitingRequests(this.#head),
			updatedAt,
			...(this.damaged === undefined ? {} : { damaged: this.damaged }),
		};
	}

	/** Advances the time of the events that follow. */
	wait(ms: number): void {
		this.#ts += ms;
	}

	append<Type extends LogEventType>(type: Type, payload: LogPayload<Type>, turn?: number): WireEvent {
		return this.appendWire(type, payload, turn);
	}

	/** Appends anything at all, as a hub newer than this UI might log it. */
	appendWire(type: string, payload: Record<string, unknown>, turn?: number): WireEvent {
		const index = this.#log.length + 1;
		this.#ts += 1;
		// A turn that has been silent for an hour would look so.
		if (type === "prompt.sent") this.#ts = Math.max(this.#ts, Date.now() - 10_000);
		const place = turn === undefined ? {} : { turn };
		const event = {
			sessionId: this.sessionId,
			index,
			id: `e${index}`,
			ts: this.#ts,
			...place,
			type,
			payload,
		};
		this.#log.push(event);
		this.#head = reduceHead(this.#head, readEvent(event));
		return event;
	}

	/** With `items`, limits the newest turn to its newest items. */
	init(turns: number, items = Number.POSITIVE_INFINITY): SessionInit {
		const firstTurn = Math.max(0, this.#head.lastTurn - turns + 1);
		const pages = this.#pages(firstTurn, Number.POSITIVE_INFINITY);
		const newest = pages.at(-1);
		const cut = newest === undefined ? undefined : cutPage(newest, Number.POSITIVE_INFINITY, items);
		const isCut = cut !== undefined && (cut.firstItem ?? 0) > 0;
		return {
			kind: "init",
			lastSeen: this.lastSeen,
			head: this.#log.filter((event) => isHeadEvent(readEvent(event))),
			turns: isCut ? [cut] : pages,
			firstTurn: isCut ? cut.turn : firstTurn <= 1 ? 0 : firstTurn,
			pagesItems: true,
		};
	}

	pages(before: number, limit: number, { item, items = 200 }: FakePageInside = {}): TurnPages {
		const through = this.lastSeen;
		const own = item === undefined ? undefined : this.#pages(before, before + 1)[0];
		if (own !== undefined && item !== undefined) {
			const page = cutPage(own, item, items);
			const isWhole = (page.firstItem ?? 0) === 0;
			return { through, firstTurn: isWhole && before <= 1 ? 0 : before, turns: [page] };
		}
		const firstTurn = Math.max(0, before - limit);
		const reach = firstTurn <= 1 ? 0 : firstTurn;
		return { through, firstTurn: reach, turns: this.#pages(reach, before) };
	}

	#pages(from: number, before: number): TurnPage[] {
		const turns = new Map<number, WireEvent[]>();
		for (const event of this.#log) {
			const { turn } = event;
			if (turn === undefined || turn < from || turn >= before) continue;
			const events = turns.get(turn);
			if (events === undefined) turns.set(turn, [event]);
			else events.push(event);
		}
		return [...turns].map(([turn, events]) => ({ turn, events, firstItem: 0 }));
	}
}

export type FakePageInside = { readonly item?: number | undefined; readonly items?: number | undefined };

/** The newest items of a whole turn below a position. */
const cutPage = ({ turn, events }: TurnPage, below: number, items: number): TurnPage => {
	const place = (event: WireEvent): number | undefined => placeOf(readEvent(event));
	const places = [...new Set(events.map(place))].filter((each) => each !== undefined && each < below);
	const sorted = places.flatMap((each) => each ?? []).sort((one, other) => one - other);
	const firstItem = sorted.length > items ? (sorted.at(-items) ?? 0) : 0;
	const kept = events.filter((event) => {
		const at = place(event);
		return at === undefined || (at >= firstItem && at < below);
	});
	return { turn, events: kept, firstItem };
};
