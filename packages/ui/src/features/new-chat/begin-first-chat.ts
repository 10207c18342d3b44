import type { AgentsState } from "../agents/agents-feature.ts";
import type { FoldersState } from "../folders/folders-feature.ts";
import type { SessionsState } from "../sessions/sessions-feature.ts";
import type { TabsState } from "../tabs/tabs-feature.ts";
import type { NewChatState } from "./new-chat-feature.ts";

type Around = AgentsState & FoldersState & SessionsState & TabsState & NewChatState;

/** A first-time user can write at once. Anything that would ask a question first waits for a click. */
export const beginFirstChat = async ({ list, folders, agents, tabs, newChat }: Around): Promise<void> => {
	const known = list.entries().filter((entry) => folders.isOwn(entry.summary().folder));
	const isNew = list.phase().phase === "ready" && known.length === 0;
	const agent = agents.find(agents.preferred() ?? "");
	const folder = folders.standard();
	const isBegun = tabs.open().length > 0 || newChat.phase().phase === "creating";
	if (!isNew || agent === undefined || folder === undefined || isBegun) return;
	if (!agent.thirdParty || folder.trust === "trusted") await newChat.start({ folder: folder.path });
};
