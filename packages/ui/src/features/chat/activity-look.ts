import type { Activity } from "@parley/protocol/agent/events";
import { say } from "@parley/words/spoken";
import type { IconName } from "../../shared/widgets/icon-glyphs.ts";

export type ActivityLook = {
	readonly icon: IconName;
	readonly tone: "muted" | "running" | "error" | "warning";
	readonly spin: boolean;
	readonly text: string;
	/** What became of it, unless the text says so. */
	readonly status: string | undefined;
};

/** How an activity is drawn. `running`: it may still be under way, whatever it said last. */
export const activityLook = (activity: Activity, running: boolean): ActivityLook => {
	const { kind, status, title } = activity;
	const state = isOpen(status) && !running ? "unreported" : status;
	const ownIcon: IconName = kind === "compaction" ? "fold" : "robot";
	const text = kind === "compaction" ? compactionWords(state) : (title ?? say("chat.subagent"));
	const outcome = statusWords(kind, state);
	switch (state) {
		case "running":
			return { icon: "loading", tone: "running", spin: true, text, status: outcome };
		case "waiting":
			return { icon: "question", tone: "warning", spin: false, text, status: outcome };
		case "failed":
			return { icon: "error", tone: "error", spin: false, text, status: outcome };
		default:
			return { icon: ownIcon, tone: "muted", spin: false, text, status: outcome };
	}
};

const isOpen = (status: string): boolean => status === "running" || status === "waiting";

const compactionWords = (status: string): string => {
	switch (status) {
		case "running":
			return say("chat.compacting");
		case "completed":
			return say("chat.compacted");
		case "failed":
			return say("chat.notCompacted");
		default:
			return say("chat.compaction");
	}
};

/** A word of the agent is shown as it is. */
const statusWords = (kind: Activity["kind"], status: string): string | undefined => {
	switch (status) {
		case "completed":
			return undefined;
		case "running":
			return kind === "compaction" ? undefined : say("tool.running");
		case "failed":
			return kind === "compaction" ? undefined : say("tool.failed");
		case "cancelled":
			return say("tool.cancelled");
		case "unreported":
			return say("tool.unreported");
		case "waiting":
			return say("tool.asking");
		default:
			return status;
	}
};
