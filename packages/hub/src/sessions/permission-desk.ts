import type { PermissionService } from "@parley/acp/v1/session/agent-services";
import type { AgentSession } from "@parley/acp/v1/session/agent-session";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import type { EventBody } from "@parley/protocol/log/log-event";
import type {
	PermissionOption,
	PermissionOutcome,
	PermissionRequest,
} from "@parley/protocol/permission/events";
import type { Head } from "@parley/transcript/head/head";
import { isRejection } from "@parley/transcript/turn/verdict";
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
		this.#requireOffered(requestId, optionId);
		if (asker === undefined) throw isOver();
		await asker.answerPermission(requestId, optionId, () => {
			this.#open.delete(requestId);
			return this.#record(resolved(requestId, { type: "selected", optionId }));
		});
	}

	/** Throws a refusal unless the request is pending and the option rejects it: a comment on anything else could be lost. */
	requireRejection(requestId: string, optionId: string): void {
		const option = this.#requireOffered(requestId, optionId);
		if (isRejection(option)) return;
		throw new RequestFailure("bad_request", wording("chatRefusal.noRejection", { option: option.name }));
	}

	#requireOffered(requestId: string, optionId: string): PermissionOption {
		const request = this.#open.get(requestId);
		if (request === undefined) throw isOver();
		const option = request.options.find((each) => each.optionId === optionId);
		if (option !== undefined) return option;
		const offered = request.options.map((each) => each.optionId).join(", ");
		throw new RequestFailure(
			"bad_request",
			wording("chatRefusal.unknownOption", { option: optionId, offered }),
		);
	}

	/** The log has already closed the pending requests. */
	clear(): void {
		this.#open.clear();
	}
}

const isOver = (): RequestFailure => new RequestFailure("conflict", wording("chatRefusal.permissionOver"));

const resolved = (requestId: string, outcome: PermissionOutcome): EventBody => ({
	type: "permission.resolved",
	payload: { requestId, outcome },
});
