import type { AppStore } from "../../app/app-store.ts";
import type { Slots } from "../../app/feature.ts";

export const agentsFeature = (app: AppStore): Slots<"agents"> => ({
	topics: { agents: (choices) => app.agents.take(choices) },
	load: () => app.agents.load(),
});
