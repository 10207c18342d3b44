import { ConnectionClosedError } from "@parley/jsonrpc/errors";
import type { Answer } from "@parley/jsonrpc/pending-requests";
import type { TurnEnd } from "@parley/protocol/prompt/events";
import type { OpenTurn } from "./open-turn.ts";
import { endOfError, endOfResult } from "./turn-end.ts";

/** What the answer to a turn's prompt does: it ends the turn. */
export const turnAnswer = (turn: OpenTurn, finish: (end: TurnEnd, result?: unknown) => void): Answer => ({
	onResult: (result) => finish(endOfResult(result, turn.cancelling), result),
	onError: (error) => {
		// When the connection breaks, the exit of the process follows at once and says more.
		if (error instanceof ConnectionClosedError) return;
		finish(endOfError(error, turn.cancelling));
	},
});
