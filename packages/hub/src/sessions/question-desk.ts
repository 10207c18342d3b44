import type { QuestionService } from "@parley/acp/v1/session/agent-services";
import type { AgentSession } from "@parley/acp/v1/session/agent-session";
import type { QuestionAnswer } from "@parley/acp/v1/session/ask-kinds";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import type { EventBody } from "@parley/protocol/log/log-event";
import { checkAnswer, type FieldProblem } from "@parley/protocol/question/check-answer";
import type { Question, QuestionForm, QuestionOutcome } from "@parley/protocol/question/events";
import type { FilledField } from "@parley/protocol/question/form";
import { isWebAddress } from "@parley/protocol/question/web-address";
import type { Head } from "@parley/transcript/head/head";
import { wording } from "@parley/words/wording";
import { matchesPattern } from "./matches-pattern.ts";
import { type DeskEvents, RequestDesk } from "./request-desk.ts";

/** Receives the answer. */
type Asker = Pick<AgentSession, "answerQuestion">;

const events: DeskEvents<Question, QuestionOutcome> = {
	asked: (payload) => ({ type: "question.asked", payload }),
	over: (requestId, outcome) => ({ type: "question.answered", payload: { requestId, outcome } }),
};

export type QuestionDeskOptions = {
	readonly record: (event: EventBody) => Promise<void>;
	/** Masks a value in logs and exports. */
	readonly hide: (secret: string) => void;
};

/** The questions of a session's agent. */
export class QuestionDesk extends RequestDesk<Question, QuestionOutcome> implements QuestionService {
	readonly #hide: QuestionDeskOptions["hide"];

	constructor(pending: Head["questions"], { record, hide }: QuestionDeskOptions) {
		super(pending, record, events);
		this.#hide = hide;
	}

	/**
	 * Resolves with what is wrong with the values, if anything is: then nothing has happened. Else resolves when the answer is on disk; the
	 * agent receives it only then.
	 */
	async answer(
		asker: Asker | undefined,
		requestId: string,
		answer: QuestionAnswer,
	): Promise<readonly FieldProblem[]> {
		const question = this.find(requestId);
		if (asker === undefined || question === undefined)
			throw new RequestFailure("conflict", wording("chatRefusal.questionOver"));
		const problems = answer.action === "accept" ? checked(question.form, answer.values) : [];
		if (problems.length > 0) return problems;
		const secrets = secretsOf(question.form);
		if (answer.action === "accept")
			for (const { name, value } of answer.values) if (secrets.has(name)) this.#hide(String(value));
		await asker.answerQuestion(requestId, answer, () => this.close(requestId, outcomeOf(answer, secrets)));
		return [];
	}
}

/** Throws if nobody can accept such a question here. */
const checked = (form: QuestionForm, values: readonly FilledField[]): readonly FieldProblem[] => {
	switch (form.type) {
		case "form":
			return checkAnswer(form.fields, values, matchesPattern);
		case "url":
			if (isWebAddress(form.url)) return checkAnswer([], values, matchesPattern);
			throw new RequestFailure("bad_request", wording("chatRefusal.unsafeAddress", { url: form.url }));
		case "other":
			throw new RequestFailure("bad_request", wording("chatRefusal.questionUnfillable"));
	}
};

const secretsOf = (form: QuestionForm): ReadonlySet<string> =>
	new Set(
		form.type === "form"
			? form.fields.flatMap((field) => (field.type === "text" && field.secret === true ? [field.name] : []))
			: [],
	);

const outcomeOf = (answer: QuestionAnswer, secrets: ReadonlySet<string>): QuestionOutcome => {
	if (answer.action !== "accept") return { type: answer.action === "decline" ? "declined" : "dismissed" };
	const hidden = answer.values.filter(({ name }) => secrets.has(name)).map(({ name }) => name);
	const values = answer.values.filter(({ name }) => !secrets.has(name));
	return { type: "accepted", values: [...values], ...(hidden.length === 0 ? {} : { secrets: hidden }) };
};
