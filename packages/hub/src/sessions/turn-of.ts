import type { EventBody } from "@parley/protocol/log/log-event";
import type { Head } from "@parley/transcript/head/head";

/** The turn that an event belongs to: the answer to a permission goes where it was asked, which may be before the turn under way. */
export const turnOf = (
	{ pending, lastTurn }: Pick<Head, "pending" | "lastTurn">,
	event: EventBody,
): number => {
	if (event.type !== "permission.resolved") return lastTurn;
	const { requestId } = event.payload;
	return pending.find((each) => each.requestId === requestId)?.turn ?? lastTurn;
};
