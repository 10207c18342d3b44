import type { ToolState } from "@parley/transcript/turn/tool-state";
import { say } from "@parley/words/spoken";
import type { IconName } from "../../shared/widgets/icon-glyphs.ts";
import { kindIcon } from "../tool-views/kind-icon.ts";
import type { RowContents } from "./row-content.ts";

type Look = {
	readonly name: IconName;
	readonly tone: "muted" | "running" | "error" | "warning";
	readonly spin: boolean;
};

export const toolIcon = (state: ToolState, kind: string | undefined): Look => {
	switch (state) {
		case "running":
		case "background":
			return { name: "loading", tone: "running", spin: true };
		case "asking":
			return { name: "question", tone: "warning", spin: false };
		case "failed":
			return { name: "error", tone: "error", spin: false };
		case "rejected":
		case "cancelled":
		case "unreported":
			return { name: "circleSlash", tone: "muted", spin: false };
		case "pending":
			return { name: "circleOutline", tone: "muted", spin: false };
		case "completed":
			return { name: kindIcon(kind), tone: "muted", spin: false };
	}
};

type ToolCount = Pick<RowContents["toolGroup"], "count" | "isCut" | "running">;

export const toolGroupWords = ({ count, isCut, running }: ToolCount): string => {
	if (isCut) return say(running ? "tool.usingAtLeast" : "tool.usedAtLeast", { count });
	return say(running ? "tool.using" : "tool.used", { count });
};

const stateCodes = {
	asking: "tool.asking",
	pending: "tool.pending",
	running: "tool.running",
	failed: "tool.failed",
	rejected: "tool.rejected",
	cancelled: "tool.cancelled",
	unreported: "tool.unreported",
	background: "tool.background",
} as const;

/** Success needs no visible text: the line itself shows it. */
export const toolStateWords = (state: ToolState): string | undefined =>
	state === "completed" ? undefined : say(stateCodes[state]);
