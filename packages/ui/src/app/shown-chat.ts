import { createEffect } from "solid-js";
import { tabSummary } from "../features/tabs/tab-summary.ts";
import type { AppStore } from "./app-store.ts";

/** The chat in front. */
export type ShownChat = { readonly title: string; readonly sessionId?: string };

/** Reports which chat is in front, now and whenever it or its title changes. */
export const followShownChat = (app: AppStore, tell: (chat: ShownChat) => void): void => {
	createEffect(() => {
		const active = app.tabs.active();
		if (active === undefined) tell({ title: "" });
		else tell({ title: tabSummary(app, active).title, sessionId: active.sessionId });
	});
};
