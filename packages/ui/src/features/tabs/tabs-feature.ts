import type { AppStore } from "../../app/app-store.ts";
import type { Slots } from "../../app/feature.ts";

export const tabsFeature = (app: AppStore): Slots => ({
	forget: (sessionId) => app.tabs.close(sessionId),
	clear: () => {
		for (const { sessionId } of app.tabs.open()) app.tabs.close(sessionId);
	},
});
