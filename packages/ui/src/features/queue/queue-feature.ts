import { say } from "@parley/words/spoken";
import type { Slots } from "../../app/feature.ts";
import type { Ground } from "../../app/ground.ts";
import { PerSession } from "../../shared/session/per-session.ts";
import type { StopState } from "../stop/stop-feature.ts";
import type { TabsState } from "../tabs/tabs-feature.ts";
import { Outbox } from "./outbox.ts";
import { PromptQueue } from "./prompt-queue.ts";
import { Queue } from "./queue.tsx";
import { QueueEdit } from "./queue-edit.ts";

export type QueueState = {
	readonly outboxes: PerSession<Outbox>;
	readonly queues: PerSession<PromptQueue>;
	readonly queueEdits: PerSession<QueueEdit>;
};

type Needs = Ground & TabsState & StopState;

export const queueFeature = ({ hub, viewState, notices, tabs, stopping }: Needs): Slots<QueueState> => {
	const outboxes = new PerSession(({ sessionId }) => new Outbox(sessionId, hub, viewState));
	return {
		state: {
			outboxes,
			queues: new PerSession((session) => new PromptQueue(session, hub, stopping.of(session))),
			queueEdits: new PerSession(({ sessionId }) => new QueueEdit(sessionId, viewState)),
		},
		forSession: (session) => outboxes.of(session),
		onConnected: () => {
			for (const tab of tabs.open())
				notices.run(
					(reason) => say("queue.notSent", { reason }),
					() => outboxes.of(tab).retryAll("disconnected"),
				);
		},
		ChatCard: Queue,
	};
};
