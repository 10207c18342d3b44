import { say } from "@parley/words/spoken";
import type { Slots } from "../../app/feature.ts";
import type { Ground } from "../../app/ground.ts";
import type { TabsState } from "../tabs/tabs-feature.ts";
import { Queue } from "./queue.tsx";

export const queueFeature = ({ tabs, notices }: Ground & TabsState): Slots => ({
	state: {},
	onConnected: () => {
		for (const tab of tabs.open())
			notices.run(
				(reason) => say("queue.notSent", { reason }),
				() => tab.outbox.retryAll("disconnected"),
			);
	},
	ChatCard: Queue,
});
