import { type RequestError, RpcError } from "@parley/jsonrpc/errors";
import type { TurnEnd, TurnOutcome } from "@parley/protocol/prompt/events";
import { explainError } from "@parley/protocol/prompt/explain-error";
import { type WordedMessage, wordedMessage } from "@parley/words/worded-message";
import { wording } from "@parley/words/wording";
import { lastLines } from "../../pipe/last-lines.ts";
import { acpErrorCode } from "../../pipe/rpc-dialect.ts";
import { wordUnanswered } from "../../pipe/unanswered.ts";
import { isPromptResult } from "../wire/check.ts";

/** The end of a turn, from the agent's answer to the prompt. */
export const endOfResult = (result: unknown, cancelling: boolean): TurnEnd => {
	if (!isPromptResult(result)) {
		const error = wordedMessage(wording("turnEnd.noStopReason"));
		return { outcome: cancelling ? "cancelled" : "failed", error };
	}
	const { stopReason } = result;
	return { outcome: outcomeOf(stopReason, cancelling), stopReason };
};

/** The end of a turn, from an error instead of an answer. Some agents answer a cancel with an error. */
export const endOfError = (error: RequestError, cancelling: boolean): TurnEnd => {
	if (!(error instanceof RpcError)) return { outcome: "failed", error: wordedMessage(wordUnanswered(error)) };
	const { message, code, data } = error;
	const cancelled = cancelling || code === acpErrorCode.cancelled;
	const saysNothing = explainError({ message, data }) === "";
	const said = saysNothing
		? wordedMessage(wording("turnEnd.noErrorMessage", { code: String(code) }))
		: { message };
	return {
		outcome: cancelled ? "cancelled" : "failed",
		error: { ...said, code, ...(data === undefined ? {} : { data }) },
	};
};

/** The end of a turn without any output. The end of stderr is the best hint at the reason. */
export const endOfSilence = (end: TurnEnd, stderr: string): TurnEnd => {
	if (end.outcome !== "completed") return end;
	const output = lastLines(stderr);
	return { ...end, empty: output === "" ? {} : { stderr: output } };
};

export const interrupted = ({ message, wording: said }: WordedMessage): TurnEnd => ({
	outcome: "interrupted",
	error: { message, ...(said === undefined ? {} : { wording: said }) },
});

const outcomeOf = (stopReason: string, cancelling: boolean): TurnOutcome => {
	switch (stopReason) {
		case "cancelled":
			return "cancelled";
		case "refusal":
			return "refused";
		case "max_tokens":
		case "max_turn_requests":
			return "limit";
		case "end_turn":
			// Many agents answer a cancel with it; the user's intention counts.
			return cancelling ? "cancelled" : "completed";
		default:
			return cancelling ? "cancelled" : "other";
	}
};
