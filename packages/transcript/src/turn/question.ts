import type { KnownEvent } from "@parley/protocol/log/log-event";
import type { Question } from "@parley/protocol/question/events";
import { itemIdOf } from "./item-of.ts";
import type { QuestionItem } from "./turn.ts";
import type { TurnDraft } from "./turn-draft.ts";

type QuestionEvent = KnownEvent<"question.asked" | "question.answered" | "question.completed">;

/** Applies an event to the question it is about; `at` is that question's position. */
export const changeQuestion = (turn: TurnDraft, event: QuestionEvent, at: number): void => {
	const { index, ts } = event;
	const id = itemIdOf(event);
	turn.put("question", id, index, (before) => {
		const known = before ?? begun(event, id, at);
		switch (event.type) {
			case "question.asked": {
				const { at: _, origin, ...request } = event.payload;
				// One whose answer was lost is asked again.
				const { outcome, completed, ...open } = known;
				return { ...open, through: index, request };
			}
			case "question.answered":
				return { ...known, updatedAt: ts, through: index, outcome: event.payload.outcome };
			case "question.completed":
				return { ...known, updatedAt: ts, through: index, completed: true };
		}
	});
};

const begun = ({ payload, ts, index }: QuestionEvent, id: string, at: number): QuestionItem => {
	const unasked: Question = { requestId: payload.requestId, message: "", form: { type: "other", mode: "" } };
	return { type: "question", id, at, startedAt: ts, updatedAt: ts, through: index, request: unasked };
};
