import type { SearchResult } from "@parley/protocol/search/methods";
import type { AppStore } from "../../app/app-store.ts";
import { viewOf } from "../chat/chat-view.ts";

/** Opens the chat of a result and scrolls to the match. */
export const openResult = (app: AppStore, { target: { sessionId, turn, item, at } }: SearchResult): void => {
	app.show(sessionId);
	const tab = app.tabs.find(sessionId);
	if (tab === undefined || turn === undefined || item === undefined) return;
	viewOf(tab).seek({ turn, key: `${turn}/${item}`, at });
};
