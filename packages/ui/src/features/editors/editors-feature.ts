import type { AppStore } from "../../app/app-store.ts";
import type { Slots } from "../../app/feature.ts";

export const editorsFeature = (app: AppStore): Slots<"hosts" | "request"> => ({
	topics: {
		hosts: (hosts) => app.editors.take(hosts),
		// To editors, not to views.
		request: () => {},
	},
	load: () => app.editors.load(),
});
