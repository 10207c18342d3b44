import type { Logger } from "@parley/logging/logger";
import type { PermissionRequest } from "@parley/protocol/permission/events";
import type { PermissionParams } from "../wire/permission.ts";
import type { PermissionService, QuestionService, Withdrawn } from "./agent-services.ts";
import { permissionKind } from "./ask-kinds.ts";
import { PendingAsks, together, type Withdrawal } from "./pending-asks.ts";
import { type AskContext, SessionAsks } from "./session-asks.ts";
import { SessionQuestions } from "./session-questions.ts";

/** What receives the requests of an agent session. */
export type AskServices = { readonly permissions: PermissionService; readonly questions: QuestionService };

/** Everything that an agent session asks people. */
export class AgentAsks {
	readonly permissions: SessionAsks<PermissionParams, PermissionRequest, string>;
	readonly questions: SessionQuestions;
	readonly #transcript: AskContext["transcript"];

	constructor(services: AskServices, context: AskContext, logger: Logger) {
		this.permissions = new SessionAsks(
			permissionKind,
			new PendingAsks(services.permissions, logger),
			context,
		);
		this.questions = new SessionQuestions(new PendingAsks(services.questions, logger), context);
		this.#transcript = context.transcript;
	}

	/** The ids of requests without an answer. */
	get pending(): readonly string[] {
		return [...this.permissions.pending, ...this.questions.pending];
	}

	/** Runs `next` once the agent has received all answers given so far: at once if there are none. */
	afterDecisions(next: () => void): void {
		const deciding = [...this.permissions.deciding, ...this.questions.deciding];
		if (deciding.length === 0) next();
		// The peer writes an answer a few microtasks after it settles.
		else void Promise.allSettled(deciding).then(() => setImmediate(next));
	}

	/** Ends all requests without an answer; the caller logs the events. */
	endAll(outcome: Withdrawn): Withdrawal {
		return together([this.permissions.endAll(outcome), this.questions.endAll(outcome)]);
	}

	/** Tells the agent only what is in the log: another hub would keep asking. */
	withdrawAll(): void {
		const { events, tell } = this.endAll({ type: "cancelled" });
		void this.#transcript.emit(events).then(tell);
	}
}
