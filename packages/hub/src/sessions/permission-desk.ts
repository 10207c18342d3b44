import type { PermissionService } from "@parley/acp/v1/session/agent-services";
import type { AgentSession } from "@parley/acp/v1/session/agent-session";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import type { EventBody } from "@parley/protocol/log/log-event";
import type { PermissionOutcome, PermissionRequest } from "@parley/protocol/permission/events";
import type { Head } from "@parley/transcript/head/head";
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
		const request = this.find(requestId);
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
		await asker.answerPermission(requestId, optionId, () =>
			this.close(requestId, { type: "selected", optionId }),
		);
	}
}
