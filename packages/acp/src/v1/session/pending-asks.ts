import type { Logger } from "@parley/logging/logger";
import type { EventBody } from "@parley/protocol/log/log-event";
import type { WordedMessage } from "@parley/words/worded-message";
import { OpenRequests } from "../../pipe/open-requests.ts";
import type { AskService, Withdrawn } from "./agent-services.ts";
import { RequestNotPendingError } from "./session-errors.ts";

type Asked<Answer> = {
	/** The events to be logged for the request. */
	readonly events: readonly EventBody[];
	/** Undefined if there is no answer. */
	readonly answer: Promise<Answer | undefined>;
};

/** Requests that end without a person's answer: the events to be logged, and how to tell the agent once they are. */
export type Withdrawal = { readonly events: readonly EventBody[]; readonly tell: () => void };

/** The pending requests of one kind of a session's agent. The service keeps their contents and returns the events to be logged. */
export class PendingAsks<Request extends { readonly requestId: string }, Answer, Ending> {
	readonly #service: AskService<Request, Ending>;
	readonly #logger: Logger;
	readonly #waiting = new OpenRequests<Answer | undefined>();
	/** Answers that are being saved; the agent has not received them yet. */
	readonly #deciding = new Set<Promise<void>>();

	constructor(service: AskService<Request, Ending>, logger: Logger) {
		this.#service = service;
		this.#logger = logger;
	}

	/** The ids of requests without an answer. */
	get pending(): readonly string[] {
		return this.#waiting.keys();
	}

	ask(request: Request): Asked<Answer> {
		const answer = this.#waiting.wait(request.requestId);
		return { events: this.#eventsOf(() => this.#service.asked(request)), answer };
	}

	/** Waits for the answer to a request that an earlier hub has logged. */
	restore(requestId: string): Promise<Answer | undefined> {
		return this.#waiting.wait(requestId);
	}

	/** Throws if the request is not pending. The agent receives the answer once `keep` has saved it; if that fails, the request is cancelled. */
	answer(requestId: string, answer: Answer, keep: () => Promise<void>): Promise<void> {
		const settle = this.#waiting.claim(requestId);
		if (settle === undefined) throw new RequestNotPendingError();
		const delivered = keep().then(
			() => settle(answer),
			(error: unknown) => {
				settle(undefined);
				throw error;
			},
		);
		this.#deciding.add(delivered);
		return delivered.finally(() => this.#deciding.delete(delivered));
	}

	/** Ends a request without a person's answer. There are no events if it is already settled. `told`: what the agent receives. */
	end(requestId: string, outcome: Ending, told?: Answer): Withdrawal {
		const settle = this.#waiting.claim(requestId);
		if (settle === undefined) return { events: [], tell: () => undefined };
		const events = this.#eventsOf(() => this.#service.withdrawn(requestId, outcome));
		return { events, tell: () => settle(told) };
	}

	endAll(outcome: Ending): Withdrawal {
		return together(this.#waiting.keys().map((requestId) => this.end(requestId, outcome)));
	}

	/** Settle once the agent has received the answers given so far. */
	get deciding(): readonly Promise<void>[] {
		return [...this.#deciding];
	}

	/** A failing service must not break the turn: its end would never be reported. */
	#eventsOf(collect: () => readonly EventBody[]): readonly EventBody[] {
		try {
			return collect();
		} catch (error) {
			this.#logger.error("A request of the agent could not be handled", { error });
			return [];
		}
	}
}

/** Several withdrawals as one. */
export const together = (ended: readonly Withdrawal[]): Withdrawal => ({
	events: ended.flatMap(({ events }) => events),
	tell: () => {
		for (const { tell } of ended) tell();
	},
});

/** How a request ends when the agent is gone that asked. */
export const lapsed = ({ message: reason, wording }: WordedMessage): Withdrawn => ({
	type: "lapsed",
	reason,
	...(wording === undefined ? {} : { wording }),
});
