import type { LogEventType, LogPayload } from "@parley/protocol/log/log-event";
import { readEvent } from "@parley/protocol/log/read-event";
import type { SessionInit, TurnPage, TurnPages } from "@parley/protocol/log/turn-page";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import type { SessionSummary } from "@parley/protocol/session/summary";
import { emptyHead, type Head } from "@parley/transcript/head/head";
import { isHeadEvent, reduceHead } from "@parley/transcript/head/reduce-head";
import { statusOf } from "@parley/transcript/head/status";

/** A session's log in memory, answering as a hub would. */
export class FakeSession {
	readonly sessionId: string;
	readonly #log: WireEvent[] = [];
	/** What of it cannot be read. */
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
		const { title, folder, agent, queue, pending, updatedAt } = this.#head;
		return {
			sessionId: this.sessionId,
			title,
			folder,
			agent,
			status: statusOf(this.#head),
			queued: queue.length,
			pendingPermissions: pending.length,
			updatedAt,
			...(this.damaged === undefined ? {} : { damaged: this.damaged }),
		};
	}

	/** Lets time pass for the events that follow. */
	wait(ms: number): void {
		this.#ts += ms;
	}

	append<Type extends LogEventType>(type: Type, payload: LogPayload<Type>, turn?: number): WireEvent {
		return this.appendWire(type, payload, turn);
	}

	/** Anything at all, as a hub newer than this UI might log it. */
	appendWire(type: string, payload: Record<string, unknown>, turn?: number): WireEvent {
		const index = this.#log.length + 1;
		this.#ts += 1;
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

	init(turns: number): SessionInit {
		const firstTurn = Math.max(0, this.#head.lastTurn - turns + 1);
		return {
			kind: "init",
			lastSeen: this.lastSeen,
			head: this.#log.filter((event) => isHeadEvent(readEvent(event))),
			turns: this.#pages(firstTurn, Number.POSITIVE_INFINITY),
			firstTurn: firstTurn <= 1 ? 0 : firstTurn,
		};
	}

	pages(before: number, limit: number): TurnPages {
		const firstTurn = Math.max(0, before - limit);
		const reach = firstTurn <= 1 ? 0 : firstTurn;
		return { through: this.lastSeen, firstTurn: reach, turns: this.#pages(reach, before) };
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
		return [...turns].map(([turn, events]) => ({ turn, events }));
	}
}
