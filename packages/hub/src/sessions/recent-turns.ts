import type { LoggedItem, LoggedTurn } from "@parley/acp/v1/replay/logged-turn";
import { readEvent } from "@parley/protocol/log/read-event";
import type { PromptContent } from "@parley/protocol/message/content";
import { replayTurn } from "@parley/transcript/pages";
import type { Item, Turn } from "@parley/transcript/turn/turn";
import type { WindowReader } from "../store/log-store.ts";

const maxTurns = 200;
const maxBytes = 4 * 1024 * 1024;

/** The newest turns of a log up to one of them, oldest first, as far as an agent could need them. */
export const recentTurns = async (
	store: Pick<WindowReader, "window">,
	sessionId: string,
	through: number,
): Promise<readonly Turn[]> => {
	const window = await store.window(sessionId, through + 1, maxTurns, maxBytes);
	return (window?.turns ?? []).map(({ turn, events }) => replayTurn(turn, events.map(readEvent)));
};

export const textOf = (content: readonly PromptContent[]): string =>
	content.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("");

/** A turn in the form in which an agent's replay is compared with it. */
export const loggedTurn = ({ prompt, items }: Turn): LoggedTurn => ({
	prompt: textOf(prompt?.content ?? []),
	items: items.flatMap(loggedItem),
});

const loggedItem = (item: Item): readonly LoggedItem[] => {
	switch (item.type) {
		case "text":
			return item.kind === "answer" || item.kind === "thought" || item.kind === "user"
				? [{ kind: item.kind, text: item.text }]
				: [];
		case "activity":
			return [{ kind: "activity", activityId: item.activity.activityId }];
		case "tool":
			return [{ kind: "tool", toolCallId: item.call.toolCallId, title: item.call.title }];
		case "content":
		case "plan":
			return [{ kind: item.type }];
		case "notice":
		case "permission":
		case "question":
		case "seam":
		case "loss":
		case "unknown":
			return [];
	}
};
