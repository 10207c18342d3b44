import type { TurnOutcome } from "@parley/protocol/prompt/events";
import type { Head } from "./head.ts";

const holds = (outcome: TurnOutcome): boolean => {
	switch (outcome) {
		case "cancelled":
		case "failed":
		case "interrupted":
			return true;
		case "completed":
		case "refused":
		case "limit":
			return false;
	}
};

/**
 * Whether the queue waits for a person. What was queued behind a turn that was stopped or broke off was meant for a world in
 * which it had worked; a prompt sent after that says that the person wants to go on.
 */
export const isQueueHeld = ({ ended, queue }: Head): boolean =>
	ended !== undefined &&
	holds(ended.outcome) &&
	queue.length > 0 &&
	queue.every(({ index }) => index < ended.index);
