import type { AppStore } from "../../app/app-store.ts";
import type { Slots } from "../../app/feature.ts";

export const sessionsFeature = (app: AppStore): Slots<"state"> => ({
	topics: { state: (state) => app.list.take(state) },
	load: () => app.list.load(),
	clear: () => {
		app.selection.end();
		app.list.clear();
	},
});
