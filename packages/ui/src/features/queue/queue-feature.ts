import type { AppStore } from "../../app/app-store.ts";
import type { Slots } from "../../app/feature.ts";
import { Queue } from "./queue.tsx";

export const queueFeature = (app: AppStore): Slots => ({
	onConnected: () => {
		for (const tab of app.tabs.open())
			app.notices.run(
				(reason) => `Not sent: ${reason}`,
				() => tab.outbox.retryAll("disconnected"),
			);
	},
	ChatCard: Queue,
});
