import type { LetGoReason } from "@parley/protocol/agent/events";
import { say } from "@parley/words/spoken";

/** Why an agent is no longer there. */
export const describeLetGo = (why: LetGoReason, agent: string): string => {
	switch (why) {
		case "time":
			return say("agentCare.letGoTime", { agent });
		case "memory":
			return say("agentCare.letGoMemory", { agent });
		case "processes":
			return say("agentCare.letGoProcesses", { agent });
		case "closed":
			return say("agentCare.letGoClosed", { agent });
	}
};
