import type { LaunchCommand } from "@parley/protocol/agent/catalogue";
import type { Installable } from "@parley/protocol/agent/setup-methods";
import type { AgentDraft } from "./agent-draft.ts";

/** What the page of agents shows at the moment. */
export type PageView =
	| { readonly view: "list" }
	| { readonly view: "edit"; readonly draft: AgentDraft }
	| { readonly view: "test"; readonly agentId: string; readonly title: string; readonly anyFolder: boolean }
	| {
			readonly view: "account";
			readonly agentId: string;
			readonly title: string;
			readonly anyFolder: boolean;
	  }
	| {
			readonly view: "install";
			readonly what: Installable;
			readonly title: string;
			/** Makes the entry of what was installed. */
			readonly draftOf: (launch: LaunchCommand) => AgentDraft;
	  }
	| { readonly view: "registry" };

export type ShowView = (view: PageView) => void;
