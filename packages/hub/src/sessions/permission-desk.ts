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
import { type DeskEvents, RequestDesk } from "./request-desk.ts";

/** Receives the decision. */
type Asker = Pick<AgentSession, "answerPermission">;

const events: DeskEvents<PermissionRequest, PermissionOutcome> = {
	asked: (payload) => ({ type: "permission.requested", payload }),
	over: (requestId, outcome) => ({ type: "permission.resolved", payload: { requestId, outcome } }),
};

/** The permission requests of a session's agent. */
export class PermissionDesk
	extends RequestDesk<PermissionRequest, PermissionOutcome>
	implements PermissionService
{
	constructor(pending: Head["pending"], record: (event: EventBody) => Promise<void>) {
		super(pending, record, events);
	}

	/** Resolves when the decision is on disk and can no longer be lost; the agent receives it only then. */
	async answer(asker: Asker | undefined, requestId: string, optionId: string): Promise<void> {
		this.#requireOffered(requestId, optionId);
		if (asker === undefined) throw isOver();
		await asker.answerPermission(requestId, optionId, () =>
			this.close(requestId, { type: "selected", optionId }),
		);
	}

	/** Throws a refusal unless the request is pending and the option rejects it: a comment on anything else could be lost. */
	requireRejection(requestId: string, optionId: string): void {
		const option = this.#requireOffered(requestId, optionId);
		if (isRejection(option)) return;
		throw new RequestFailure("bad_request", wording("chatRefusal.noRejection", { option: option.name }));
	}

	#requireOffered(requestId: string, optionId: string): PermissionOption {
		const request = this.find(requestId);
		if (request === undefined) throw isOver();
		const option = request.options.find((each) => each.optionId === optionId);
		if (option !== undefined) return option;
		const offered = request.options.map((each) => each.optionId).join(", ");
		throw new RequestFailure(
			"bad_request",
			wording("chatRefusal.unknownOption", { option: optionId, offered }),
		);
	}
}

const isOver = (): RequestFailure => new RequestFailure("conflict", wording("chatRefusal.permissionOver"));
