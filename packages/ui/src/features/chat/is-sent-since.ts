import type { PromptContent } from "@parley/protocol/message/content";
import type { SessionState } from "@parley/transcript/session-state";

type Prompt = { readonly content: readonly PromptContent[] };

/** Whether the same content was sent after a turn: as a later turn, in the queue, or still in the outbox. */
export const isSentSince = (
	state: SessionState | undefined,
	outgoing: readonly Prompt[],
	turn: number,
	content: readonly PromptContent[],
): boolean => {
	const isSame = (other: Prompt): boolean =>
		other.content.length === content.length && JSON.stringify(other.content) === JSON.stringify(content);
	const { turns = [], head } = state ?? {};
	return (
		outgoing.some(isSame) ||
		(head?.queue ?? []).some(isSame) ||
		turns.some(({ number, prompt }) => number > turn && prompt !== undefined && isSame(prompt))
	);
};
