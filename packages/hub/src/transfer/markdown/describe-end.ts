import { explainError } from "@parley/protocol/prompt/explain-error";
import type { Turn } from "@parley/transcript/turn/turn";
import { exported } from "./exported.ts";
import { plain } from "./fences.ts";

type End = NonNullable<Turn["end"]>;

/** How a turn that began at `since` ended. */
export const describeEnd = (since: number | undefined, end: Turn["end"]): string => {
	if (end === undefined) return `*${exported("exportedText.running")}*`;
	return `*${describeOutcome(since, end)}*${end.error === undefined ? "" : ` – ${plain(explainError(end.error))}`}`;
};

const describeOutcome = (since: number | undefined, end: End): string => {
	const outcome = sayOutcome(end);
	const seconds = since === undefined ? -1 : Math.round((end.endedAt - since) / 1000);
	const reason = unsaidReason(end);
	if (seconds < 0)
		return reason === undefined ? outcome : exported("exportedText.because", { outcome, reason });
	return reason === undefined
		? exported("exportedText.after", { outcome, seconds })
		: exported("exportedText.afterBecause", { outcome, seconds, reason });
};

const sayOutcome = ({ outcome, stopReason, empty }: End): string => {
	switch (outcome) {
		case "completed":
			return exported(empty === undefined ? "exportedText.completed" : "exportedText.empty");
		case "cancelled":
			return exported("exportedText.cancelled");
		case "refused":
			return exported("exportedText.refused");
		case "limit":
			return exported(
				stopReason === "max_turn_requests" ? "exportedText.stepLimit" : "exportedText.lengthLimit",
			);
		case "other":
			return exported("exportedText.otherEnd");
		case "failed":
			return exported("exportedText.failed");
		case "interrupted":
			return exported("exportedText.interrupted");
	}
};

/** The stop reasons of ACP. The sentence about the outcome says what they mean. */
const saidReasons: ReadonlySet<string> = new Set([
	"end_turn",
	"cancelled",
	"refusal",
	"max_tokens",
	"max_turn_requests",
]);

const unsaidReason = ({ stopReason }: End): string | undefined =>
	stopReason === undefined || saidReasons.has(stopReason) ? undefined : plain(stopReason);
