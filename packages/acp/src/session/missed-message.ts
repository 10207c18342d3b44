import type { AgentEvent } from "../updates/mapped.ts";

/** The event for a message that was too long to be read. */
export const missedMessage = (bytes: number): AgentEvent => ({
	type: "agent.update",
	payload: {
		update: "message too long",
		data: {
			problem: `The agent sent a message of ${bytes} bytes, more than Parley reads; it was dropped. If the agent waits now, stop the turn.`,
		},
	},
});
