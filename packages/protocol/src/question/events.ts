import { type Static, Type } from "typebox";
import { logEvent } from "../contract/definitions.ts";
import { Id, listOf } from "../contract/fields.ts";
import { FoldOrigin } from "../log/fold-origin.ts";
import { RequestOrigin } from "../permission/events.ts";
import { Wording } from "../words/wording.ts";
import { FilledField, FormField } from "./form.ts";

/** What an agent asks: values, a visit to an address, or something that Parley cannot show. */
export const QuestionForm = Type.Union([
	Type.Object({
		type: Type.Literal("form"),
		title: Type.Optional(Type.String()),
		description: Type.Optional(Type.String()),
		fields: listOf(FormField),
	}),
	Type.Object({ type: Type.Literal("url"), url: Type.String(), visitId: Type.Optional(Id) }),
	/** Can only be declined. `mode` is what the agent calls it. */
	Type.Object({ type: Type.Literal("other"), mode: Type.String() }),
]);

/**
 * How a question ended: a person accepted, declined or dismissed it; the agent said that the visit is done, or withdrew it; or the agent
 * died before an answer. Of secret fields only the names are kept.
 */
export const QuestionOutcome = Type.Union([
	Type.Object({
		type: Type.Literal("accepted"),
		values: listOf(FilledField),
		secrets: Type.Optional(listOf(Type.String())),
	}),
	Type.Object({ type: Type.Literal("declined") }),
	Type.Object({ type: Type.Literal("dismissed") }),
	Type.Object({ type: Type.Literal("completed") }),
	Type.Object({ type: Type.Literal("cancelled") }),
	Type.Object({ type: Type.Literal("lapsed"), reason: Type.String(), wording: Type.Optional(Wording) }),
]);

export const questionEvents = {
	"question.asked": logEvent(
		"An agent asks the person something and waits for the answer.",
		Type.Object({
			requestId: Id,
			toolCallId: Type.Optional(Id),
			message: Type.String(),
			form: QuestionForm,
			at: FoldOrigin.at,
			/** Lets another hub answer. It means nothing to people, and nothing without that process. */
			origin: Type.Optional(RequestOrigin),
		}),
		{ head: "news", turn: "item", folds: false, synced: true, turningPoint: false, blobs: false },
	),
	"question.answered": logEvent(
		"A question is over; there is exactly one such event per question.",
		Type.Object({ requestId: Id, outcome: QuestionOutcome, at: FoldOrigin.at }),
		{ head: "news", turn: "item", folds: false, synced: true, turningPoint: false, blobs: false },
	),
	"question.completed": logEvent(
		"The agent says that the visit is done to which the person had agreed.",
		Type.Object({ requestId: Id, at: FoldOrigin.at }),
		{ head: "none", turn: "item", folds: false, synced: false, turningPoint: false, blobs: false },
	),
};

export type QuestionForm = Static<typeof QuestionForm>;
export type QuestionOutcome = Static<typeof QuestionOutcome>;
export type Question = Static<(typeof questionEvents)["question.asked"]["payload"]>;
