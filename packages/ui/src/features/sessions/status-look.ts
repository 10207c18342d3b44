import type { SessionStatus, SessionSummary } from "@parley/protocol/session/summary";
import { say } from "@parley/words/spoken";
import type { IconName } from "../../shared/widgets/icon-glyphs.ts";

export type StatusLook = {
	readonly icon: IconName;
	readonly tone: "muted" | "running" | "warning" | "error";
	readonly words: string;
};

/** What a session is doing, as a still icon and in words: many animations at once would cost more than their text. */
export const statusLook = (status: SessionStatus): StatusLook => {
	switch (status) {
		case "running":
			return { icon: "pulse", tone: "running", words: say("sessions.running") };
		case "waiting":
			return { icon: "question", tone: "warning", words: say("sessions.waiting") };
		case "lost":
			return { icon: "disconnected", tone: "error", words: say("sessions.agentLost") };
		case "idle":
			return { icon: "comments", tone: "muted", words: say("sessions.idle") };
	}
};

/** Damage takes precedence over the status. */
export const lookOf = ({ status, damaged }: Pick<SessionSummary, "status" | "damaged">): StatusLook =>
	damaged === undefined
		? statusLook(status)
		: { icon: "warning", tone: "error", words: say("sessions.damaged") };

export const titleOf = (summary: Pick<SessionSummary, "title" | "damaged"> | undefined): string => {
	if (summary !== undefined && summary.title !== "") return summary.title;
	return summary?.damaged === undefined ? say("sessions.untitled") : say("sessions.damagedTitle");
};
