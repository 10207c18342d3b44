import { isFields } from "@parley/base/guards/fields";
import type { AgentExit } from "@parley/process/agent-exit";
import { describeExit } from "@parley/process/describe-exit";
import type { AgentIdentity, AgentLoss } from "@parley/protocol/agent/events";
import { wordedMessage } from "@parley/words/worded-message";
import { wording } from "@parley/words/wording";
import type { InitializeResult } from "../wire/initialize.ts";

/** The agent's name and version as it reports them; by default, the name of its command. */
export const identityOf = (name: string, { agentInfo }: InitializeResult): AgentIdentity =>
	agentInfo == null
		? { name }
		: {
				name: agentInfo.name,
				...(typeof agentInfo.title === "string" ? { title: agentInfo.title } : {}),
				...(typeof agentInfo.version === "string" ? { version: agentInfo.version } : {}),
			};

/** Whether the agent supports session/close. */
export const offersClose = ({ sessionCapabilities }: Readonly<Record<string, unknown>>): boolean => {
	const { close } = isFields(sessionCapabilities) ? sessionCapabilities : {};
	return isFields(close);
};

/** The session for which a process was killed, and its title. */
export type ForcedStop = { readonly sessionId: string; readonly title: string };

/** Describes the end of an agent's process. */
export const describeLoss = (
	name: string,
	exit: AgentExit,
	stderr: string,
	forced: ForcedStop | undefined,
): AgentLoss => ({
	...wordedMessage(
		forced === undefined
			? describeExit(name, exit)
			: wording("turnEnd.forceStoppedElsewhere", { agent: name, chat: forced.title }),
	),
	...(exit.code === undefined ? {} : { exitCode: exit.code }),
	...(exit.signal === undefined ? {} : { signal: exit.signal }),
	...(stderr === "" ? {} : { stderr }),
});
