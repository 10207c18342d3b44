import type { TurnOutcome } from "@parley/protocol/prompt/events";
import type { Head, QueuedPrompt } from "./head.ts";

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
 * which it had worked; a prompt sent after that, or one that was to run at once, says that the person wants to go on.
 */
export const isQueueHeld = ({ ended, queue }: Head): boolean =>
	ended !== undefined &&
	holds(ended.outcome) &&
	queue.length > 0 &&
	queue.every(({ index, urged }) => index < ended.index && urged === undefined);

/** Puts the named prompts into their order; those that came later stay behind them. */
export const orderQueue = (
	queue: readonly QueuedPrompt[],
	messageIds: readonly string[],
): readonly QueuedPrompt[] => {
	const places = new Map(messageIds.map((messageId, place) => [messageId, place]));
	const placeOf = ({ messageId }: QueuedPrompt): number => places.get(messageId) ?? messageIds.length;
	return queue.toSorted((a, b) => placeOf(a) - placeOf(b));
};

/** The order in which a prompt stands before another, or at the end if none is named. */
export const orderWith = (
	queue: readonly QueuedPrompt[],
	messageId: string,
	before: string | undefined,
): string[] => {
	const others = queue.map((prompt) => prompt.messageId).filter((each) => each !== messageId);
	const place = before === undefined ? -1 : others.indexOf(before);
	return others.toSpliced(place === -1 ? others.length : place, 0, messageId);
};
