import type { TurnEnd } from "@parley/protocol/prompt/events";
import { explainError } from "@parley/protocol/prompt/explain-error";
import { sayWording } from "@parley/words/spoken";
import type { IconName } from "../../shared/widgets/icon-glyphs.ts";

export type EndLook = {
	readonly icon: IconName;
	readonly tone: "muted" | "warning" | "error";
	readonly text: string;
	/** The name of the button that sends the same prompt again, where that makes sense. */
	readonly retry?: string;
	/** What the agent wrote to stderr last. */
	readonly output?: string;
};

/** The end of a turn in words. */
export const describeEnd = ({ outcome, error, stopReason, empty }: TurnEnd): EndLook => {
	const reason = error === undefined ? undefined : sayWording(error.wording, explainError(error));
	switch (outcome) {
		case "completed":
			if (empty !== undefined)
				return {
					icon: "warning",
					tone: "warning",
					text: "The agent ended without an answer.",
					retry: "Retry",
					...(empty.stderr === undefined ? {} : { output: empty.stderr }),
				};
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
			return { icon: "error", tone: "error", text: reason ?? "The agent failed.", retry: "Retry" };
		case "interrupted":
			return {
				icon: "warning",
				tone: "warning",
				text: reason ?? "Interrupted: nobody knows how far the agent got with this prompt.",
				retry: "Retry",
			};
	}
};
