import type { TurnEnd } from "@parley/protocol/prompt/events";
import type { IconName } from "../widgets/icon-glyphs.ts";

export type EndLook = {
	readonly icon: IconName;
	readonly tone: "muted" | "warning" | "error";
	readonly text: string;
	/** The name of the button that sends the same prompt again, where that makes sense. */
	readonly retry?: string;
};

/** The end of a turn in words. */
export const describeEnd = ({ outcome, error, stopReason }: TurnEnd): EndLook => {
	switch (outcome) {
		case "completed":
			return { icon: "check", tone: "muted", text: "Done." };
		case "cancelled":
			return { icon: "stop", tone: "muted", text: "Stopped." };
		case "refused":
			return { icon: "circleSlash", tone: "warning", text: "The agent refused to go on with this prompt." };
		case "limit":
			return {
				icon: "warning",
				tone: "warning",
				text:
					stopReason === "max_turn_requests"
						? "The agent reached its limit of steps."
						: "The answer reached its length limit.",
			};
		case "failed":
			return { icon: "error", tone: "error", text: error?.message ?? "The agent failed.", retry: "Retry" };
		case "interrupted":
			return {
				icon: "warning",
				tone: "warning",
				text: error?.message ?? "Interrupted: nobody knows how far the agent got with this prompt.",
				retry: "Send again",
			};
	}
};
