import { RequestFailure } from "@parley/protocol/envelope/failure";
import { wording } from "@parley/words/wording";
import type { AgentCatalog } from "../agents/agent-catalog.ts";
import type { Folders } from "../folders/folders.ts";

/** Whether a running agent may go on in a folder. It may be one that is no longer configured. */
export const mayGoOn = (
	{ thirdParty }: { readonly thirdParty: boolean },
	folders: Pick<Folders, "trustOf">,
	folder: string,
): boolean => !thirdParty || folders.trustOf(folder) === "trusted";

/** Throws a refusal if an agent must not run in a folder. */
export const requireTrust = (
	catalog: Pick<AgentCatalog, "get">,
	folders: Pick<Folders, "trustOf">,
	agentId: string,
	folder: string,
): void => {
	if (mayGoOn(catalog.get(agentId), folders, folder)) return;
	throw new RequestFailure("workspace_untrusted", wording("chatRefusal.untrustedFolder", { folder }), {
		details: { folder },
	});
};
