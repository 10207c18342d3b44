import { ConnectionClosedError, RpcError } from "@parley/jsonrpc/errors";
import type { Answer } from "@parley/jsonrpc/pending-requests";
import type { EventBody } from "@parley/protocol/log/log-event";
import type { TurnEnd } from "@parley/protocol/prompt/events";
import type { OpenTurn } from "./open-turn.ts";
import { endOfError, endOfResult } from "./turn-end.ts";

/** What else an answer brings: the agent's result, and what it says by an error. */
export type TurnAftermath = { readonly result?: unknown; readonly news?: readonly EventBody[] };

/** What the answer to a turn's prompt does: it ends the turn. `refused`: what else the agent says by an error. */
export const turnAnswer = (
	turn: OpenTurn,
	finish: (end: TurnEnd, aftermath?: TurnAftermath) => void,
	refused: (error: RpcError) => readonly EventBody[],
): Answer => ({
	onResult: (result) => finish(endOfResult(result, turn.cancelling), { result }),
	onError: (error) => {
		// When the connection breaks, the exit of the process follows at once and says more.
		if (error instanceof ConnectionClosedError) return;
		const news = error instanceof RpcError && !turn.cancelling ? refused(error) : [];
		finish(endOfError(error, turn.cancelling), { news });
	},
});
