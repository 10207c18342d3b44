import type { PromptContent } from "@parley/protocol/message/content";
import type { SessionStore } from "./session-store.ts";

type Sent = Pick<SessionStore, "state" | "outbox">;

/** Whether the same content was sent after a turn: as a later turn, in the queue, or still in the outbox. */
export const isSentSince = (
	{ state, outbox }: Sent,
	turn: number,
	content: readonly PromptContent[],
): boolean => {
	const isSame = (other: { readonly content: readonly PromptContent[] }): boolean =>
		other.content.length === content.length && JSON.stringify(other.content) === JSON.stringify(content);
	const { turns = [], head } = state() ?? {};
	return (
		outbox.items().some(isSame) ||
		(head?.queue ?? []).some(isSame) ||
		turns.some(({ number, prompt }) => number > turn && prompt !== undefined && isSame(prompt))
	);
};
