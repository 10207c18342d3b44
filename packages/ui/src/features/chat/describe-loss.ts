import type { AgentLoss } from "@parley/protocol/agent/events";
import { sayWording } from "@parley/words/spoken";

/** Why an agent is not there any more, and what to do about it. */
export const describeLoss = (
	{ message, wording, exitCode, signal }: AgentLoss,
	agentTitle: string,
): string => {
	const next = "Your next message restarts it.";
	const how = signal ?? (exitCode === undefined ? undefined : `exit code ${exitCode}`);
	// A message that does not tell how the process ended tells why, which is more.
	if (how !== undefined && message.includes(how))
		return `${agentTitle} stopped unexpectedly (${how}). ${next}`;
	return `${sayWording(wording, message)} ${next}`;
};
