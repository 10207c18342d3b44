import type { TurnEnd } from "@parley/protocol/prompt/events";
import { explainError } from "@parley/protocol/prompt/explain-error";
import { say, sayWording } from "@parley/words/spoken";
import type { IconName } from "../../shared/widgets/icon-glyphs.ts";

export type EndLook = {
	readonly icon: IconName;
	readonly tone: "muted" | "warning" | "error";
	readonly text: string;
	/** Whether sending the same prompt again makes sense. */
	readonly canRetry?: boolean;
	/** Whether the agent session itself may be what fails. */
	readonly mayBePoisoned?: boolean;
	/** The last output of the agent to stderr. */
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
					text: say("turn.empty"),
					...{ canRetry: true, mayBePoisoned: true },
					...(empty.stderr === undefined ? {} : { output: empty.stderr }),
				};
			return { icon: "check", tone: "muted", text: say("turn.done") };
		case "cancelled":
			return { icon: "stop", tone: "muted", text: say("turn.stopped") };
		case "refused":
			return { icon: "circleSlash", tone: "warning", text: say("turn.refused") };
		case "limit":
			return {
				icon: "warning",
				tone: "warning",
				text: say(stopReason === "max_turn_requests" ? "turn.stepLimit" : "turn.lengthLimit"),
			};
		case "other":
			return {
				icon: "warning",
				tone: "warning",
				text: say("turn.other", { reason: stopReason ?? "" }),
				canRetry: true,
			};
		case "failed":
			return {
				...{ icon: "error", tone: "error", text: reason ?? say("turn.failed") },
				...{ canRetry: true, mayBePoisoned: true },
			};
		case "interrupted":
			return {
				icon: "warning",
				tone: "warning",
				text: reason ?? say("turn.interrupted"),
				canRetry: true,
			};
	}
};
