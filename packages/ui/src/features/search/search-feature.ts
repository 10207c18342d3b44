import type { AppStore } from "../../app/app-store.ts";
import type { Slots } from "../../app/feature.ts";

export const searchFeature = (app: AppStore): Slots<never, "search"> => ({
	commands: { search: () => app.search.askForFocus() },
	shortcuts: [
		{ modifier: "alt", code: "KeyF", run: () => app.search.askForFocus() },
		// As in many programs.
		{ modifier: "command", code: "KeyK", run: () => app.search.askForFocus() },
	],
	clear: () => app.search.clear(),
});
