import type { AppStore } from "../../app/app-store.ts";
import type { Slots } from "../../app/feature.ts";

export const draftsFeature = (app: AppStore): Slots<"draft"> => ({
	topics: { draft: (draft) => app.drafts.take(draft) },
	onConnected: (resumed) => {
		app.drafts.flushAll();
		if (!resumed) void app.drafts.load(app.tabs.open().map(({ sessionId }) => sessionId));
	},
	forget: (sessionId) => app.drafts.forget(sessionId),
	clear: () => app.drafts.forgetAll(),
});
