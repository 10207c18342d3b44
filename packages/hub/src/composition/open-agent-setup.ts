import { AgentSetup } from "../agent-setup/agent-setup.ts";
import type { Folders } from "../folders/folders.ts";
import type { HubSetup } from "./hub-setup.ts";
import type { AgentParts } from "./open-agents.ts";

/** Configuring, finding, installing and testing agents; undefined if nothing says where. */
export const openAgentSetup = (
	{ agentSetup: files, logger, now, elapsed, later, teardown }: HubSetup,
	{ catalog, settings, starts, hosts }: AgentParts,
	folders: Folders,
): AgentSetup | undefined => {
	if (files === undefined) return undefined;
	const setup = new AgentSetup({
		...{ files, catalog, settings, starts, folders, now, elapsed, later },
		logger: logger.child("setup"),
		environmentOf: (folder) => hosts.windows.environmentOf(folder),
	});
	teardown.ends(() => setup.close());
	return setup;
};
