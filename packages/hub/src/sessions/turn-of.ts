import type { EventBody } from "@parley/protocol/log/log-event";
import type { Head } from "@parley/transcript/head/head";

/** The turn of an event: the outcome of a request to people belongs where it was asked, which may be before the running turn. */
export const turnOf = (
	{ pending, questions, lastTurn }: Pick<Head, "pending" | "questions" | "lastTurn">,
	event: EventBody,
): number => {
	if (event.type !== "permission.resolved" && event.type !== "question.answered") return lastTurn;
	const { requestId } = event.payload;
	const asked = event.type === "permission.resolved" ? pending : questions;
	return asked.find((each) => each.requestId === requestId)?.turn ?? lastTurn;
};
