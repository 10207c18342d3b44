import type { EventBody } from "@parley/protocol/log/log-event";

/** The events of one kind of request. */
export type DeskEvents<Request, Outcome> = {
	readonly asked: (request: Request) => EventBody;
	readonly over: (requestId: string, outcome: Outcome) => EventBody;
};

type Pending<Request> = { readonly requestId: string; readonly request: Request };

/**
 * The requests of one kind that a session's agent makes of people: each is answered once or ends without an answer. It starts with the
 * requests pending in the log. Withdrawals by the agent are written with the line that causes them; people's answers are recorded here.
 */
export class RequestDesk<Request extends { readonly requestId: string }, Outcome> {
	readonly #open: Map<string, Request>;
	readonly #record: (event: EventBody) => Promise<void>;
	readonly #events: DeskEvents<Request, Outcome>;

	constructor(
		pending: readonly Pending<Request>[],
		record: (event: EventBody) => Promise<void>,
		events: DeskEvents<Request, Outcome>,
	) {
		this.#open = new Map(pending.map(({ requestId, request }) => [requestId, request]));
		this.#record = record;
		this.#events = events;
	}

	asked(request: Request): EventBody[] {
		this.#open.set(request.requestId, request);
		return [this.#events.asked(request)];
	}

	withdrawn(requestId: string, outcome: Outcome): EventBody[] {
		return this.#open.delete(requestId) ? [this.#events.over(requestId, outcome)] : [];
	}

	/** Undefined if it does not wait for an answer. */
	find(requestId: string): Request | undefined {
		return this.#open.get(requestId);
	}

	/** Records how a person ended it. */
	close(requestId: string, outcome: Outcome): Promise<void> {
		this.#open.delete(requestId);
		return this.#record(this.#events.over(requestId, outcome));
	}

	/** The log has already closed the pending requests. */
	clear(): void {
		this.#open.clear();
	}
}
