import type { Question } from "@parley/protocol/question/events";
import type { QuestionParams } from "../wire/question.ts";
import type { QuestionEnding } from "./agent-services.ts";
import { type QuestionAnswer, questionKind } from "./ask-kinds.ts";
import type { PendingAsks } from "./pending-asks.ts";
import { type AskContext, SessionAsks } from "./session-asks.ts";

/** How many visits are remembered; an agent that says of an older one that it is done is not heard. */
const maxVisits = 100;

type OpenQuestions = PendingAsks<Question, QuestionAnswer, QuestionEnding>;

/** The questions of an agent session, and the visits to addresses that they sent people on. */
export class SessionQuestions extends SessionAsks<QuestionParams, Question, QuestionAnswer, QuestionEnding> {
	readonly #transcript: AskContext["transcript"];
	/** By the agent's ids of the visits. */
	readonly #visits = new Map<string, string>();

	constructor(open: OpenQuestions, context: AskContext) {
		const kind: typeof questionKind = {
			...questionKind,
			map: (...asked) => {
				const mapped = questionKind.map(...asked);
				this.remember(mapped.request);
				return mapped;
			},
		};
		super(kind, open, context);
		this.#transcript = context.transcript;
	}

	/** The agent may say of this question that its visit is done. */
	remember({ requestId, form }: Question): void {
		if (form.type !== "url" || form.visitId === undefined) return;
		this.#visits.set(form.visitId, requestId);
		const [oldest] = this.#visits.keys();
		if (this.#visits.size > maxVisits && oldest !== undefined) this.#visits.delete(oldest);
	}

	/** A turn begins. What an earlier one asked is past, unless it still waits. */
	begin(): void {
		const { pending } = this;
		for (const [visitId, requestId] of this.#visits)
			if (!pending.includes(requestId)) this.#visits.delete(visitId);
	}

	/** The agent says that a visit is done, whether or not a person has answered. False if it is not one of this session. */
	visited(visitId: string): boolean {
		const requestId = this.#visits.get(visitId);
		if (requestId === undefined) return false;
		this.#visits.delete(visitId);
		if (this.pending.includes(requestId))
			this.end(requestId, { type: "completed" }, { action: "accept", values: [] });
		else void this.#transcript.emit([{ type: "question.completed", payload: { requestId } }]);
		return true;
	}
}
