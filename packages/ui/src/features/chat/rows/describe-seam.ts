import type { SeamItem } from "@parley/transcript/turn/turn";
import { say } from "@parley/words/spoken";
import { describeLetGo } from "../../agent-process/describe-let-go.ts";

/** Says how an agent session came about and what it knows, and never more than the log tells. */
export const describeSeam = (
	{ how, knows, reason }: Pick<SeamItem, "how" | "knows" | "reason">,
	agent: string,
): string => {
	const isSwitched = reason === "switched";
	if (how === "resumed" || how === "loaded") return say("chat.agentContinues", { agent });
	if (how === "seeded" && knows !== undefined && knows.turns > 0)
		return say(isSwitched ? "chat.agentSwitched" : "chat.agentSeeded", {
			...{ agent, count: knows.turns, of: knows.of },
		});
	return say(isSwitched ? "chat.agentSwitchedBlank" : "chat.newAgentSession", { agent });
};

/** Why the agent session before it did not go on, if someone wanted that or it could not be kept. */
export const describeSeamReason = (
	{ reason, letGo }: Pick<SeamItem, "reason" | "letGo">,
	agent: string,
): string | undefined => {
	if (reason === "restart") return say("agentProcess.seamRestarted", { agent });
	return letGo && describeLetGo(letGo, agent);
};
