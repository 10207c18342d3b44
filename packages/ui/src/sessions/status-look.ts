import type { SessionStatus } from "@parley/protocol/session/summary";
import type { IconName } from "../widgets/icon-glyphs.ts";

export type StatusLook = {
	readonly icon: IconName;
	readonly tone: "muted" | "running" | "warning" | "error";
	readonly spin: boolean;
	readonly words: string;
};

/** What a session is doing, as a picture and in words. */
export const statusLook = (status: SessionStatus): StatusLook => {
	switch (status) {
		case "running":
			return { icon: "loading", tone: "running", spin: true, words: "running" };
		case "waiting":
			return { icon: "question", tone: "warning", spin: false, words: "waiting for you" };
		case "lost":
			return { icon: "disconnected", tone: "error", spin: false, words: "agent lost" };
		case "idle":
			return { icon: "comments", tone: "muted", spin: false, words: "idle" };
	}
};

export const titleOf = (summary: { readonly title: string } | undefined): string =>
	summary === undefined || summary.title === "" ? "New chat" : summary.title;
