import type { LogEvent } from "@parley/protocol/log/log-event";
import { readEvent } from "@parley/protocol/log/read-event";
import type { PermissionOutcome, PermissionRequest } from "@parley/protocol/permission/events";
import type { Question, QuestionOutcome } from "@parley/protocol/question/events";
import type { EventReader } from "../store/log-store.ts";

/** A request in the log, and its outcome if it has one. */
export type RestoredRequest<Request, Outcome> = {
	readonly turn: number | undefined;
	readonly at: number;
	readonly request: Request;
	readonly outcome?: Outcome;
};

export type RestoredPermission = RestoredRequest<PermissionRequest, PermissionOutcome>;
export type RestoredQuestion = RestoredRequest<Question, QuestionOutcome>;

type Over<Outcome> = { readonly requestId: string; readonly outcome: Outcome; readonly at?: number };

/** What an event says about requests of one kind. */
type Reading<Request, Outcome> = {
	readonly asked: (event: LogEvent) => Request | undefined;
	readonly over: (event: LogEvent) => Over<Outcome> | undefined;
};

export const permissionReading: Reading<PermissionRequest, PermissionOutcome> = {
	asked: (event) => (event.type === "permission.requested" ? event.payload : undefined),
	over: (event) => (event.type === "permission.resolved" ? event.payload : undefined),
};

export const questionReading: Reading<Question, QuestionOutcome> = {
	asked: (event) => (event.type === "question.asked" ? event.payload : undefined),
	over: (event) => (event.type === "question.answered" ? event.payload : undefined),
};

/** Collects the requests of one kind among the events of a log. */
export class RestoredRequests<Request extends { readonly requestId: string }, Outcome> {
	readonly #store: EventReader;
	readonly #sessionId: string;
	readonly #reading: Reading<Request, Outcome>;
	readonly #all = new Map<string, RestoredRequest<Request, Outcome>>();

	constructor(store: EventReader, sessionId: string, reading: Reading<Request, Outcome>) {
		this.#store = store;
		this.#sessionId = sessionId;
		this.#reading = reading;
	}

	get all(): ReadonlyMap<string, RestoredRequest<Request, Outcome>> {
		return this.#all;
	}

	ask(restored: RestoredRequest<Request, Outcome>): void {
		this.#all.set(restored.request.requestId, restored);
	}

	async take(event: LogEvent): Promise<void> {
		const request = this.#reading.asked(event);
		if (request !== undefined) this.ask({ turn: event.turn, at: event.index, request });
		const over = this.#reading.over(event);
		if (over === undefined) return;
		const known = this.#all.get(over.requestId) ?? (await this.#find(over));
		if (known !== undefined) this.ask({ ...known, outcome: over.outcome });
	}

	/** A request from before the events taken here, which one of them ends. */
	async #find({ requestId, at }: Over<Outcome>): Promise<RestoredRequest<Request, Outcome> | undefined> {
		if (at === undefined) return undefined;
		const [wire] = await this.#store.eventsAfter(this.#sessionId, at - 1, 1);
		const found = wire === undefined ? undefined : readEvent(wire);
		const request = found === undefined ? undefined : this.#reading.asked(found);
		if (found === undefined || request?.requestId !== requestId) return undefined;
		return { turn: found.turn, at: found.index, request };
	}
}
