import type { AgentLoss } from "@parley/protocol/agent/events";
import { say, sayWording } from "@parley/words/spoken";

/** Why an agent is not there any more, and what to do about it. */
export const describeLoss = (loss: AgentLoss, agent: string): string => {
	const { message, wording, exitCode, signal } = loss;
	// A message that does not tell how the process ended tells why, which is more.
	if (tellsHow(loss)) {
		if (signal !== undefined) return say("turn.agentKilled", { agent, signal });
		if (exitCode !== undefined) return say("turn.agentExited", { agent, code: String(exitCode) });
	}
	return say("turn.agentLost", { reason: sayWording(wording, message) });
};

const endsAlone = /^turnEnd\.agent(?:Exited|Killed)$/;

/** Logs from before there were wordings have English alone to tell it by. */
const tellsHow = ({ message, wording, exitCode, signal }: AgentLoss): boolean =>
	wording === undefined ? message.includes(signal ?? `exit code ${exitCode}`) : endsAlone.test(wording.code);
