import type { AgentChoice } from "@parley/protocol/agent/methods";
import type { Head } from "@parley/transcript/head/head";
import { say } from "@parley/words/spoken";
import type { PopupItem } from "../../shared/widgets/popup-items.ts";

export type AgentMenuAction =
	| { readonly do: "switch"; readonly agent: string }
	| { readonly do: "fresh" | "manage" | "nothing" };

export type AgentMenuItem = PopupItem & { readonly action: AgentMenuAction };

/** What can be done about the agent of a chat. Before the first prompt there is nothing to go on with and nothing to forget. */
export const agentMenuItems = (
	known: readonly AgentChoice[],
	head: Pick<Head, "agent" | "lastTurn">,
	title: string,
): readonly AgentMenuItem[] => {
	const isBegun = head.lastTurn > 0;
	const group = say(isBegun ? "agentChange.goOnWith" : "agentChange.answers");
	const agents = known.map(
		({ agentId, title: name }): AgentMenuItem => ({
			...{ id: `agent:${agentId}`, name, group, checked: agentId === head.agent },
			action: agentId === head.agent ? { do: "nothing" } : { do: "switch", agent: agentId },
		}),
	);
	const isKnown = known.some(({ agentId }) => agentId === head.agent);
	const removed: AgentMenuItem = {
		...{ id: "removed", name: title, about: say("agentChange.removed"), group, checked: true },
		action: { do: "nothing" },
	};
	const fresh: AgentMenuItem = {
		...{ id: "fresh", name: say("agentChange.fresh"), about: say("agentChange.freshAbout") },
		group: say("agentChange.thisChat"),
		action: { do: "fresh" },
	};
	const manage: AgentMenuItem = {
		...{ id: "manage", name: say("agentChange.manage"), group: say("agentChange.thisChat") },
		action: { do: "manage" },
	};
	return [...(isKnown ? [] : [removed]), ...agents, ...(isBegun && isKnown ? [fresh] : []), manage];
};
