import type { AgentIdentity } from "@parley/protocol/agent/events";

/** What an agent calls itself, with its version. People see the name it has in the configuration; this is a detail. */
export const ownName = ({ name, title = name, version }: AgentIdentity): string =>
	version === undefined ? title : `${title} ${version}`;
