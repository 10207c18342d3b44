import { type Wording, wording } from "@parley/words/wording";
import type { AgentConfig } from "./agent-config.ts";

/** What editors currently offer for a folder. */
export type WindowOffer = {
	/** A window has the folder open and provides its environment. */
	readonly hasEnvironment: boolean;
	/** A window can be asked for secrets. */
	readonly canAsk: boolean;
};

/**
 * Which window an agent must wait for before it starts for a prompt from before a restart, as a sentence for the user. Windows reconnect
 * some time after the hub; without them the agent would run with another PATH, or not at all.
 */
export const windowNeed = (
	{ title, secrets = {} }: Pick<AgentConfig, "title" | "secrets">,
	isFromWindow: boolean,
	{ hasEnvironment, canAsk }: WindowOffer,
): Wording | undefined => {
	if (isFromWindow && !hasEnvironment) return wording("agentStart.awaitsFolderWindow", { agent: title });
	if (Object.keys(secrets).length > 0 && !canAsk)
		return wording("agentStart.awaitsSecretWindow", { agent: title });
	return undefined;
};
