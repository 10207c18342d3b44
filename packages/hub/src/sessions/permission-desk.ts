import type { PermissionService } from "@parley/acp/session/agent-services";
import type { AgentSession } from "@parley/acp/session/agent-session";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import type { EventBody } from "@parley/protocol/log/log-event";
import type { PermissionOutcome, PermissionRequest } from "@parley/protocol/permission/events";
import type { Head } from "@parley/transcript/head/head";
import { wording } from "@parley/words/wording";

/** Who hears of a decision. */
type Asker = Pick<AgentSession, "answerPermission">;

/**
 * What the agent of a session asks permission for, and what becomes of it: each request is decided once, or ends without a
 * decision. It begins with what the log says is open. What the agent does to its requests is written with the line that says so,
 * what a person decides is recorded here.
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

	/** Resolves when the decision is on disk, from where on it cannot be lost; only then does the agent hear of it. */
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
		this.#open.delete(requestId);
		await asker.answerPermission(
			requestId,
			optionId,
			this.#record(resolved(requestId, { type: "selected", optionId })),
		);
	}

	/** What was open has been ended in the log by whoever closed it. */
	clear(): void {
		this.#open.clear();
	}
}

const resolved = (requestId: string, outcome: PermissionOutcome): EventBody => ({
	type: "permission.resolved",
	payload: { requestId, outcome },
});
