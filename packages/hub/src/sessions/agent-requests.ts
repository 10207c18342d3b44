import type { AgentSession } from "@parley/acp/v1/session/agent-session";
import type { QuestionAnswer } from "@parley/acp/v1/session/ask-kinds";
import type { Logger } from "@parley/logging/logger";
import type { EventBody } from "@parley/protocol/log/log-event";
import type { FieldProblem } from "@parley/protocol/question/check-answer";
import type { Head } from "@parley/transcript/head/head";
import { PermissionDesk } from "./permission-desk.ts";
import { QuestionDesk } from "./question-desk.ts";

export type AgentRequestsOptions = {
	readonly head: Pick<Head, "pending" | "questions">;
	readonly record: (event: EventBody) => Promise<void>;
	readonly logger: Logger;
	/** The agent session that asks, if any. */
	readonly asker: () => AgentSession | undefined;
};

/** What a session's agent asks a person, and the way of the answers to it. */
export class AgentRequests {
	readonly permissions: PermissionDesk;
	readonly questions: QuestionDesk;
	readonly #asker: AgentRequestsOptions["asker"];

	constructor({ head, record, logger, asker }: AgentRequestsOptions) {
		this.#asker = asker;
		this.permissions = new PermissionDesk(head.pending, record);
		this.questions = new QuestionDesk(head.questions, {
			record,
			hide: (secret) => void logger.redactor.register(secret),
		});
	}

	/** Resolves when the decision is on disk; the agent receives it only then. */
	answerPermission(requestId: string, optionId: string): Promise<void> {
		return this.permissions.answer(this.#asker(), requestId, optionId);
	}

	/** Resolves with what is wrong with the answer, or when it is on disk; the agent receives it only then. */
	answerQuestion(requestId: string, answer: QuestionAnswer): Promise<readonly FieldProblem[]> {
		return this.questions.answer(this.#asker(), requestId, answer);
	}

	/** The log has already closed the pending requests. */
	clear(): void {
		this.permissions.clear();
		this.questions.clear();
	}
}
