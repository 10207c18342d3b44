import { RequestFailure } from "@parley/protocol/envelope/failure";
import { wording } from "@parley/words/wording";
import type { AgentCatalog } from "../agents/agent-catalog.ts";
import type { Folders } from "../folders/folders.ts";

/** Throws a refusal if an agent must not run in a folder. */
export const requireTrust = (
	catalog: Pick<AgentCatalog, "get">,
	folders: Pick<Folders, "trustOf">,
	agentId: string,
	folder: string,
): void => {
	if (!catalog.get(agentId).thirdParty || folders.trustOf(folder) === "trusted") return;
	throw new RequestFailure("workspace_untrusted", wording("chatRefusal.untrustedFolder", { folder }), {
		details: { folder },
	});
};
