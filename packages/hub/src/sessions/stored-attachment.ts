import type { AgentLink } from "@parley/transcript/head/head";
import type { Source } from "../store/source.ts";

/** The agent session that a stored session was attached to, on which process, and up to where the log has what that put out. */
export type StoredAttachment = Source & { readonly agentSessionId: string };

/**
 * What a hub finds in the store of an earlier one. The log says which agent session came last, the source whether it is still attached: a
 * detached agent leaves no event. Undefined if there is none to look for.
 */
export const storedAttachment = (
	{ state, agentSessionId, released }: AgentLink,
	source: Source | undefined,
): StoredAttachment | undefined =>
	state === "attached" && released === undefined && agentSessionId !== undefined && source !== undefined
		? { ...source, agentSessionId }
		: undefined;
