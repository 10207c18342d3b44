import type { LetGoReason } from "@parley/protocol/agent/events";
import { say } from "@parley/words/spoken";

/** Why an agent is no longer there. */
export const describeLetGo = (why: LetGoReason, agent: string): string => {
	switch (why) {
		case "time":
			return say("agentProcess.letGoTime", { agent });
		case "memory":
			return say("agentProcess.letGoMemory", { agent });
		case "processes":
			return say("agentProcess.letGoProcesses", { agent });
		case "closed":
			return say("agentProcess.letGoClosed", { agent });
	}
};
