import type { AppStore } from "../../app/app-store.ts";
import { tabId } from "./tab-strip.tsx";

/** Arrows move from tab to tab, Delete closes the focused one. */
export const tabKeys = (event: KeyboardEvent, app: AppStore): void => {
	const open = app.tabs.open();
	const position = open.findIndex((tab) => tabId(tab.sessionId) === document.activeElement?.id);
	const focused = open[position];
	if (focused === undefined) return;
	const moves: Readonly<Record<string, number>> = {
		ArrowLeft: position - 1,
		ArrowRight: position + 1,
		Home: 0,
		End: open.length - 1,
	};
	const move = moves[event.key];
	if (move !== undefined) {
		const next = open.at(move % open.length);
		if (next !== undefined) app.show(next.sessionId);
	} else if (event.key === "Delete") app.tabs.close(focused.sessionId);
	else return;
	event.preventDefault();
	const active = app.tabs.active();
	if (active !== undefined) document.getElementById(tabId(active.sessionId))?.focus();
};
