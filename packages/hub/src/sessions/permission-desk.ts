import type { PermissionService } from "@parley/acp/v1/session/agent-services";
import type { AgentSession } from "@parley/acp/v1/session/agent-session";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import type { EventBody } from "@parley/protocol/log/log-event";
import type { PermissionOutcome, PermissionRequest } from "@parley/protocol/permission/events";
import type { Head } from "@parley/transcript/head/head";
import { wording } from "@parley/words/wording";

/** Receives the decision. */
type Asker = Pick<AgentSession, "answerPermission">;

/**
 * The permission requests of a session's agent: each is decided once or ends without a decision. It starts with the requests pending in the
 * log. Withdrawals by the agent are written with the line that causes them; the user's decisions are recorded here.
 */
export class PermissionDesk implements PermissionService {
	readonly #open: Map<string, PermissionRequest>;
	readonly #record: (event: EventBody) => Promise<void>;

	constructor(pending: Head["pending"], record: (event: EventBody) => Promise<void>) {
		this.#open = new Map(pending.map(({ requestId, request }) => [requestId, request]));
		this.#record = record;
	}

	asked(request: PermissionRequest): EventBody[] {
		this.#open.set(request.requestId, request);
		return [{ type: "permission.requested", payload: request }];
	}

	withdrawn(requestId: string, outcome: PermissionOutcome): EventBody[] {
		return this.#open.delete(requestId) ? [resolved(requestId, outcome)] : [];
	}

	/** Resolves when the decision is on disk and can no longer be lost; the agent receives it only then. */
	async answer(asker: Asker | undefined, requestId: string, optionId: string): Promise<void> {
		const request = this.#open.get(requestId);
		if (asker === undefined || request === undefined) {
			throw new RequestFailure("conflict", wording("chatRefusal.permissionOver"));
		}
		const offered = request.options.map((option) => option.optionId);
		if (!offered.includes(optionId)) {
			throw new RequestFailure(
				"bad_request",
				wording("chatRefusal.unknownOption", { option: optionId, offered: offered.join(", ") }),
			);
		}
		await asker.answerPermission(requestId, optionId, () => {
			this.#open.delete(requestId);
			return this.#record(resolved(requestId, { type: "selected", optionId }));
		});
	}

	/** The log has already closed the pending requests. */
	clear(): void {
		this.#open.clear();
	}
}

const resolved = (requestId: string, outcome: PermissionOutcome): EventBody => ({
	type: "permission.resolved",
	payload: { requestId, outcome },
});
