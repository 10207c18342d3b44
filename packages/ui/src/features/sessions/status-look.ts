import type { SessionStatus, SessionSummary } from "@parley/protocol/session/summary";
import type { IconName } from "../../shared/widgets/icon-glyphs.ts";

export type StatusLook = {
	readonly icon: IconName;
	readonly tone: "muted" | "running" | "warning" | "error";
	readonly words: string;
};

/** What a session is doing, as a still picture and in words: many that turn at once would cost more than their text. */
export const statusLook = (status: SessionStatus): StatusLook => {
	switch (status) {
		case "running":
			return { icon: "pulse", tone: "running", words: "running" };
		case "waiting":
			return { icon: "question", tone: "warning", words: "waiting for you" };
		case "lost":
			return { icon: "disconnected", tone: "error", words: "agent not running" };
		case "idle":
			return { icon: "comments", tone: "muted", words: "idle" };
	}
};

/** A session that is damaged says so first. */
export const lookOf = ({ status, damaged }: Pick<SessionSummary, "status" | "damaged">): StatusLook =>
	damaged === undefined ? statusLook(status) : { icon: "warning", tone: "error", words: "damaged" };

export const titleOf = (summary: Pick<SessionSummary, "title" | "damaged"> | undefined): string => {
	if (summary !== undefined && summary.title !== "") return summary.title;
	return summary?.damaged === undefined ? "New chat" : "Damaged chat";
};
