import type { SessionState } from "@parley/transcript/session-state";
import type { Item } from "@parley/transcript/turn/turn";

/** All answers of a session's held turns, one after another. */
export const answerText = ({ turns }: Pick<SessionState, "turns">): string =>
	turns
		.flatMap(({ items }) =>
			items.flatMap((item) => (item.type === "text" && item.kind === "answer" ? [item.text] : [])),
		)
		.join("");

export const itemsOf = <Kind extends Item["type"]>(
	{ turns }: SessionState,
	kind: Kind,
): Extract<Item, { type: Kind }>[] =>
	turns.flatMap(({ items }) =>
		items.filter((item): item is Extract<Item, { type: Kind }> => item.type === kind),
	);
