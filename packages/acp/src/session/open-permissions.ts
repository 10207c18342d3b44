import type { Logger } from "@parley/logging/logger";
import type { EventBody } from "@parley/protocol/log/log-event";
import type { PermissionOutcome, PermissionRequest } from "@parley/protocol/permission/events";
import type { Told } from "@parley/words/told";
import type { PermissionService } from "./agent-services.ts";
import { OpenRequests } from "./open-requests.ts";
import { PermissionNotPendingError } from "./session-errors.ts";

type Asked = {
	/** What is to be written of the request. */
	readonly events: readonly EventBody[];
	/** The option that is chosen in the end, or none. */
	readonly choice: Promise<string | undefined>;
};

/** The permissions that the agent of a session waits for. The service keeps what is asked, and says what the log is to have of it. */
export class OpenPermissions {
	readonly #service: PermissionService;
	readonly #logger: Logger;
	readonly #waiting = new OpenRequests<string | undefined>();
	/** Decisions that are being kept; the agent has not heard of them yet. */
	readonly #deciding = new Set<Promise<void>>();

	constructor(service: PermissionService, logger: Logger) {
		this.#service = service;
		this.#logger = logger;
	}

	ask(request: PermissionRequest): Asked {
		const choice = this.#waiting.wait(request.requestId);
		return { events: this.#eventsOf(() => this.#service.asked(request)), choice };
	}

	/** Throws if nobody waits for that. The agent hears of the decision when it is `kept`; if it is not, there is none. */
	answer(requestId: string, optionId: string, kept: Promise<void>): Promise<void> {
		const tell = this.#waiting.claim(requestId);
		if (tell === undefined) throw new PermissionNotPendingError();
		const told = kept.then(
			() => tell(optionId),
			(error: unknown) => {
				tell(undefined);
				throw error;
			},
		);
		this.#deciding.add(told);
		return told.finally(() => this.#deciding.delete(told));
	}

	/** Ends a request without a decision. Nothing is to be written if it is over already. */
	end(requestId: string, outcome: PermissionOutcome): readonly EventBody[] {
		const tell = this.#waiting.claim(requestId);
		if (tell === undefined) return [];
		tell(undefined);
		return this.#eventsOf(() => this.#service.withdrawn(requestId, outcome));
	}

	endAll(outcome: PermissionOutcome): readonly EventBody[] {
		return this.#waiting.keys().flatMap((requestId) => this.end(requestId, outcome));
	}

	/** Runs `next` when the agent has been told all that is decided by now, which is at once if nothing is. */
	afterDecisions(next: () => void): void {
		if (this.#deciding.size === 0) next();
		// The peer writes an answer a few microtasks after it is known.
		else void Promise.allSettled([...this.#deciding]).then(() => setImmediate(next));
	}

	/** A fault of the service must not break the turn, whose end nobody could then learn. */
	#eventsOf(told: () => readonly EventBody[]): readonly EventBody[] {
		try {
			return told();
		} catch (error) {
			this.#logger.error("What an agent asked permission for was not taken", { error });
			return [];
		}
	}
}

/** How a request ends when the agent is gone that asked. */
export const lapsed = ({ message: reason, wording }: Told): PermissionOutcome => ({
	type: "lapsed",
	reason,
	...(wording === undefined ? {} : { wording }),
});
