import type { AgentLoss } from "@parley/protocol/agent/events";
import { say, sayWording } from "@parley/words/spoken";

/** Why the agent ended, and what to do about it while it is gone. */
export const describeLoss = (loss: AgentLoss, agent: string, isGone: boolean): string => {
	const { message, wording, exitCode, signal } = loss;
	// A message that does not say how the process ended says why, which helps more.
	if (tellsHow(loss)) {
		if (signal !== undefined) return say(isGone ? "turn.agentKilled" : "turn.wasKilled", { agent, signal });
		if (exitCode !== undefined)
			return say(isGone ? "turn.agentExited" : "turn.hadExited", { agent, code: String(exitCode) });
	}
	const reason = sayWording(wording, message);
	return isGone ? say("turn.agentLost", { reason }) : reason;
};

const endsAlone = /^turnEnd\.agent(?:Exited|Killed)$/;

/** Logs written before wordings existed have only the English message to tell it by. */
const tellsHow = ({ message, wording, exitCode, signal }: AgentLoss): boolean =>
	wording === undefined ? message.includes(signal ?? `exit code ${exitCode}`) : endsAlone.test(wording.code);
