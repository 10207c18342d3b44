import type { TurnOutcome } from "@parley/protocol/prompt/events";
import type { Head, QueuedPrompt } from "./head.ts";

/** Whether a turn with this outcome pauses the prompts queued behind it. */
export const pausesQueue = (outcome: TurnOutcome): boolean => {
	switch (outcome) {
		case "cancelled":
		case "other":
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
 * Whether a prompt is paused. Prompts queued behind a turn that was stopped or broke off assumed that it would work. A prompt
 * sent afterwards runs and leaves them paused; a prioritized one resumes them.
 */
export const isPaused = ({ pausedBy, queue }: Head, prompt: QueuedPrompt): boolean =>
	pausedBy !== undefined &&
	prompt.index < pausedBy.index &&
	queue.every(({ prioritized }) => prioritized === undefined);

/** The prompt that runs next. */
export const nextPrompt = (head: Head): QueuedPrompt | undefined =>
	head.queue.find((prompt) => !isPaused(head, prompt));

/** Whether there are queued prompts and all are paused. */
export const isQueuePaused = (head: Head): boolean => head.queue.length > 0 && nextPrompt(head) === undefined;

/** Puts the named prompts into the given order; later ones stay behind them. */
export const orderQueue = (
	queue: readonly QueuedPrompt[],
	messageIds: readonly string[],
): readonly QueuedPrompt[] => {
	const places = new Map(messageIds.map((messageId, place) => [messageId, place]));
	const placeOf = ({ messageId }: QueuedPrompt): number => places.get(messageId) ?? messageIds.length;
	return queue.toSorted((a, b) => placeOf(a) - placeOf(b));
};

/** The order with a prompt moved before another, or to the end if none is named. */
export const orderWith = (
	queue: readonly QueuedPrompt[],
	messageId: string,
	before: string | undefined,
): string[] => {
	const others = queue.map((prompt) => prompt.messageId).filter((each) => each !== messageId);
	const place = before === undefined ? -1 : others.indexOf(before);
	return others.toSpliced(place === -1 ? others.length : place, 0, messageId);
};
