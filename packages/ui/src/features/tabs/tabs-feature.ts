import type { Slots } from "../../app/feature.ts";
import type { Ground } from "../../app/ground.ts";
import type { DraftsState } from "../drafts/drafts-feature.ts";
import type { SessionsState } from "../sessions/sessions-feature.ts";
import { Tabs } from "./tabs.ts";

export type TabsState = {
	readonly tabs: Tabs;
	/** Opens a chat and brings it to the front. */
	readonly show: (sessionId: string) => void;
};

export const tabsFeature = (app: Ground & DraftsState & SessionsState): Slots<TabsState> => {
	const { hub, frames, viewState, passing, partsFor, environment, drafts, list } = app;
	const tabs = new Tabs({
		hub,
		frames,
		viewState,
		passing,
		partsFor,
		onReady: (sessionId) => void drafts.load([sessionId]),
	});
	const show = (sessionId: string): void => {
		tabs.show(sessionId);
		list.find(sessionId)?.setUnread(false);
	};
	list.isLookedAt = (sessionId) =>
		document.visibilityState === "visible" && tabs.active()?.sessionId === sessionId;
	return {
		state: { tabs, show },
		start: () => {
			tabs.restore();
			const { sessionId } = environment;
			if (tabs.active() === undefined && sessionId !== undefined) show(sessionId);
		},
		onConnected: (resumed) => {
			if (!resumed) void drafts.load(tabs.open().map(({ sessionId }) => sessionId));
		},
		forget: (sessionId) => tabs.close(sessionId),
		clear: () => {
			for (const { sessionId } of tabs.open()) tabs.close(sessionId);
		},
		dispose: () => tabs.closeAll(),
	};
};
