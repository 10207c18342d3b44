import { type Wording, wording } from "@parley/words/wording";
import type { AgentConfig } from "./agent-config.ts";

/** What editors offer for a folder right now. */
export type WindowOffer = {
	/** A window has the folder open and lends its environment. */
	readonly hasEnvironment: boolean;
	/** Some window can be asked for secrets. */
	readonly canAsk: boolean;
};

/**
 * What an agent must wait for before it can be started for a prompt from before a restart, in words for the person. Windows come
 * back a while after the hub; without them the agent would run with another PATH, or not at all.
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
