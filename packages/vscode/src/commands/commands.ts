import { askHub } from "@parley/client/node/ask-hub";
import { findHub } from "@parley/client/node/find-hub";
import type { Logger } from "@parley/logging/logger";
import { say } from "@parley/words/spoken";
import { commands, type Disposable, type ExtensionContext, type LogOutputChannel, window } from "vscode";
import type { WindowHub } from "../hub/window-hub.ts";
import { deleteSecret, storeSecret } from "../services/secrets.ts";
import { settings } from "../settings.ts";
import type { SessionBoard } from "../status/session-board.ts";
import type { ChatTabs } from "../views/chat-tabs.ts";
import type { ChatView } from "../views/chat-view.ts";
import type { Views } from "../views/views.ts";

export type CommandParts = {
	readonly hub: WindowHub;
	readonly views: Views;
	readonly sidebar: ChatView;
	readonly tabs: ChatTabs;
	readonly board: SessionBoard;
	readonly output: LogOutputChannel;
	readonly context: Pick<ExtensionContext, "secrets">;
	readonly logger: Logger;
};

/** The commands behind the palette, keys and buttons. */
export const registerCommands = (parts: CommandParts): Disposable[] => {
	const { views, sidebar, tabs, board, output } = parts;
	const actions: Readonly<Record<string, (argument?: unknown) => unknown>> = {
		"parley.newChat": () => views.run("newChat"),
		"parley.chooseChat": () => views.run("chooseChat"),
		"parley.search": () => views.run("search"),
		"parley.compose": () => views.run("compose"),
		"parley.answer": () => views.run("answer"),
		"parley.openInTab": () => tabs.open(sidebar.sessionId),
		"parley.showWaiting": () => showWaiting(views, sidebar, board),
		"parley.showLog": () => output.show(true),
		"parley.stopHub": () => stopHub(parts),
		"parley.storeSecret": () => storeSecret(parts.context.secrets),
		"parley.deleteSecret": () => deleteSecret(parts.context.secrets),
	};
	return Object.entries(actions).map(([name, action]) => commands.registerCommand(name, action));
};

const showWaiting = async (views: Views, sidebar: ChatView, board: SessionBoard): Promise<void> => {
	const [first] = [...board.waiting, ...board.running];
	if (first === undefined) await sidebar.run("compose");
	else await views.show(first.sessionId);
};

/** Stops the hub and its agents, after a confirmation if they may be at work. A visible view starts the next one. */
const stopHub = async ({ hub, logger }: CommandParts): Promise<void> => {
	const found = await findHub({ dataFolder: settings.dataFolder(), logger });
	if (found.state !== "alive") return stopLeft(hub);
	const { stopping, busy } = await askHub(found.address, logger, "hub.stop", { despiteClients: true });
	if (!stopping && (await confirmsStop(say("editorWindow.busy", { count: busy }))))
		await askHub(found.address, logger, "hub.stop", { force: true });
};

/** Without a hub: stops the agents that it has left. */
const stopLeft = async (hub: WindowHub): Promise<void> => {
	const { found, agents, ended } = await hub.endLeft(false);
	if (!found) void window.showInformationMessage(say("transport.notRunning"));
	else if (!ended && (await confirmsStop(say("editorWindow.leftAtWork", { count: agents }))))
		await hub.endLeft(true);
};

const confirmsStop = async (message: string): Promise<boolean> => {
	const stop = say("editorWindow.stopAnyway");
	const options = { modal: true, detail: say("editorWindow.busyDetail") };
	return (await window.showWarningMessage(message, options, stop)) === stop;
};
