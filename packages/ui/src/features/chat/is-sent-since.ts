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
	const { turns = [], head } = state ?? {};
	const isSame = (other: Prompt): boolean => isSameContent(other.content, content);
	return (
		outgoing.some(isSame) ||
		(head?.queue ?? []).some(isSame) ||
		turns.some(({ number, prompt }) => number > turn && prompt !== undefined && isSame(prompt))
	);
};

/** Rows ask on every change of the state, about every later turn, so only contents of the same size are written out, once each. */
const isSameContent = (one: readonly PromptContent[], other: readonly PromptContent[]): boolean =>
	one === other ||
	(one.length === other.length && textLength(one) === textLength(other) && written(one) === written(other));

const textLength = (content: readonly PromptContent[]): number =>
	content.reduce((sum, part) => sum + (part.type === "text" ? part.text.length : 0), 0);

const texts = new WeakMap<readonly PromptContent[], string>();

const written = (content: readonly PromptContent[]): string => {
	const known = texts.get(content);
	if (known !== undefined) return known;
	const text = JSON.stringify(content);
	texts.set(content, text);
	return text;
};
