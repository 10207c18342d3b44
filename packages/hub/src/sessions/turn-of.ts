import type { EventBody } from "@parley/protocol/log/log-event";
import type { Head } from "@parley/transcript/head/head";

/** The turn of an event: the outcome of a permission request belongs where it was requested, which may be before the running turn. */
export const turnOf = (
	{ pending, lastTurn }: Pick<Head, "pending" | "lastTurn">,
	event: EventBody,
): number => {
	if (event.type !== "permission.resolved") return lastTurn;
	const { requestId } = event.payload;
	return pending.find((each) => each.requestId === requestId)?.turn ?? lastTurn;
};
