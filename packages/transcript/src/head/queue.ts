import type { TurnOutcome } from "@parley/protocol/prompt/events";
import type { Head, QueuedPrompt } from "./head.ts";

/** Whether what was queued behind a turn that ended so waits for a person. */
export const pausesQueue = (outcome: TurnOutcome): boolean => {
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
 * Whether a prompt waits for a person. What was queued behind a turn that was stopped or broke off was meant for a world in
 * which it had worked. A prompt sent after that runs, and the others stay paused; one that was to run at once takes them along.
 */
export const isPaused = ({ pausedBy, queue }: Head, prompt: QueuedPrompt): boolean =>
	pausedBy !== undefined &&
	prompt.index < pausedBy.index &&
	queue.every(({ prioritized }) => prioritized === undefined);

/** The prompt that runs as soon as nothing else does. */
export const nextPrompt = (head: Head): QueuedPrompt | undefined =>
	head.queue.find((prompt) => !isPaused(head, prompt));

/** Whether prompts wait, and all of them for a person. */
export const isQueuePaused = (head: Head): boolean => head.queue.length > 0 && nextPrompt(head) === undefined;

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
