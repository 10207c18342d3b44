import { overlongUpdate } from "@parley/protocol/agent/overlong-update";
import { wordedMessage } from "@parley/words/worded-message";
import { wording } from "@parley/words/wording";
import type { AgentEvent } from "../updates/mapped.ts";

/** The event for a message that was too long to be read. */
export const missedMessage = (bytes: number): AgentEvent => {
	const { message, wording: said } = wordedMessage(wording("turnEnd.messageDropped", { bytes }));
	return {
		type: "agent.update",
		payload: { update: overlongUpdate, data: {}, problem: message, wording: said },
	};
};
