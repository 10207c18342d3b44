import { RpcError } from "@parley/jsonrpc/errors";
import { explainError } from "@parley/protocol/prompt/explain-error";
import { WordedError } from "@parley/words/worded-error";
import { wording } from "@parley/words/wording";

/** The agent offers no way to open one of its sessions, or did not open it. */
export class NotReopenedError extends WordedError {
	override readonly name = "NotReopenedError";

	constructor(cause: unknown) {
		const reason = cause instanceof RpcError ? explainError(cause) : undefined;
		super(
			reason === undefined
				? wording("agentStart.cannotReopen")
				: wording("agentStart.notReopened", { reason }),
			{ cause },
		);
	}
}
