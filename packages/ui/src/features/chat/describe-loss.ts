import type { AgentLoss } from "@parley/protocol/agent/events";
import { say, sayWording } from "@parley/words/spoken";

/** Why the agent is no longer running, and what to do about it. */
export const describeLoss = (loss: AgentLoss, agent: string): string => {
	const { message, wording, exitCode, signal } = loss;
	// A message that does not say how the process ended says why, which helps more.
	if (tellsHow(loss)) {
		if (signal !== undefined) return say("turn.agentKilled", { agent, signal });
		if (exitCode !== undefined) return say("turn.agentExited", { agent, code: String(exitCode) });
	}
	return say("turn.agentLost", { reason: sayWording(wording, message) });
};

const endsAlone = /^turnEnd\.agent(?:Exited|Killed)$/;

/** Logs written before wordings existed have only the English message to tell it by. */
const tellsHow = ({ message, wording, exitCode, signal }: AgentLoss): boolean =>
	wording === undefined ? message.includes(signal ?? `exit code ${exitCode}`) : endsAlone.test(wording.code);
