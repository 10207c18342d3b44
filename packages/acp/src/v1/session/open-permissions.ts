import type { Logger } from "@parley/logging/logger";
import type { EventBody } from "@parley/protocol/log/log-event";
import type { PermissionOutcome, PermissionRequest } from "@parley/protocol/permission/events";
import type { WordedMessage } from "@parley/words/worded-message";
import { OpenRequests } from "../../pipe/open-requests.ts";
import type { PermissionService } from "./agent-services.ts";
import { PermissionNotPendingError } from "./session-errors.ts";

type Asked = {
	/** The events to be logged for the request. */
	readonly events: readonly EventBody[];
	/** The chosen option; undefined if none is chosen. */
	readonly choice: Promise<string | undefined>;
};

/** Requests that end without a decision: the events to be logged, and how to tell the agent once they are. */
export type Withdrawal = { readonly events: readonly EventBody[]; readonly tell: () => void };

/** The pending permission requests of a session's agent. The service keeps their contents and returns the events to be logged. */
export class OpenPermissions {
	readonly #service: PermissionService;
	readonly #logger: Logger;
	readonly #waiting = new OpenRequests<string | undefined>();
	/** Decisions that are being saved; the agent has not received them yet. */
	readonly #deciding = new Set<Promise<void>>();

	constructor(service: PermissionService, logger: Logger) {
		this.#service = service;
		this.#logger = logger;
	}

	/** The ids of requests without a decision. */
	get pending(): readonly string[] {
		return this.#waiting.keys();
	}

	ask(request: PermissionRequest): Asked {
		const choice = this.#waiting.wait(request.requestId);
		return { events: this.#eventsOf(() => this.#service.asked(request)), choice };
	}

	/** Waits for the decision on a request that an earlier hub has logged. */
	restore(requestId: string): Promise<string | undefined> {
		return this.#waiting.wait(requestId);
	}

	/** Throws if the request is not pending. The agent receives the decision once `keep` has saved it; if that fails, the request is cancelled. */
	answer(requestId: string, optionId: string, keep: () => Promise<void>): Promise<void> {
		const answer = this.#waiting.claim(requestId);
		if (answer === undefined) throw new PermissionNotPendingError();
		const delivered = keep().then(
			() => answer(optionId),
			(error: unknown) => {
				answer(undefined);
				throw error;
			},
		);
		this.#deciding.add(delivered);
		return delivered.finally(() => this.#deciding.delete(delivered));
	}

	/** Ends a request without a decision. There are no events if it is already settled. */
	end(requestId: string, outcome: PermissionOutcome): Withdrawal {
		const settle = this.#waiting.claim(requestId);
		if (settle === undefined) return { events: [], tell: () => undefined };
		const events = this.#eventsOf(() => this.#service.withdrawn(requestId, outcome));
		return { events, tell: () => settle(undefined) };
	}

	endAll(outcome: PermissionOutcome): Withdrawal {
		const ended = this.#waiting.keys().map((requestId) => this.end(requestId, outcome));
		return {
			events: ended.flatMap(({ events }) => events),
			tell: () => {
				for (const { tell } of ended) tell();
			},
		};
	}

	/** Runs `next` once the agent has received all decisions made so far: at once if there are none. */
	afterDecisions(next: () => void): void {
		if (this.#deciding.size === 0) next();
		// The peer writes an answer a few microtasks after it settles.
		else void Promise.allSettled([...this.#deciding]).then(() => setImmediate(next));
	}

	/** A failing service must not break the turn: its end would never be reported. */
	#eventsOf(collect: () => readonly EventBody[]): readonly EventBody[] {
		try {
			return collect();
		} catch (error) {
			this.#logger.error("A permission request could not be handled", { error });
			return [];
		}
	}
}

/** How a request ends when the agent is gone that asked. */
export const lapsed = ({ message: reason, wording }: WordedMessage): PermissionOutcome => ({
	type: "lapsed",
	reason,
	...(wording === undefined ? {} : { wording }),
});
