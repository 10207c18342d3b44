import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import process from "node:process";
import type { HubConnection } from "@parley/client/core/hub-connection";
import { SharedHub } from "@parley/client/core/shared/shared-hub";
import { Logger } from "@parley/logging/logger";
import { FileSink } from "@parley/logging/sinks/file";
import { type ExtensionContext, ExtensionMode, Uri, window } from "vscode";
import { registerCommands } from "./commands/commands.ts";
import { hubBuild } from "./hub/hub-build.ts";
import { prepareHub } from "./hub/prepare-hub.ts";
import { WindowHub } from "./hub/window-hub.ts";
import { OutputSink } from "./log/output-sink.ts";
import { settings } from "./settings.ts";
import { StatusBar } from "./status/status-bar.ts";
import { ChatTabs, chatTabType } from "./views/chat-tabs.ts";
import { ChatView, chatViewId } from "./views/chat-view.ts";
import type { ViewWorld } from "./views/live-view.ts";
import { Views } from "./views/views.ts";
import { WindowFolders } from "./window-folders.ts";

/** Puts the parts together. Nothing here reads a file or starts a process before a view is opened. */
export const activate = (context: ExtensionContext): void => {
	const startedAt = performance.now();
	const output = window.createOutputChannel("Parley", { log: true });
	const logger = Logger.create("extension", {
		level: "debug",
		sinks: [new OutputSink(output), ...fileSinks()],
	});
	const { version } = hubBuild;
	const hub = new WindowHub({
		dataFolder: settings.dataFolder(),
		version,
		logger: logger.child("client"),
		prepare: () => prepareHub(context, settings, logger),
	});
	const shared = new SharedHub({ connect: () => lent(hub.connect()), logger: logger.child("views") });
	const folders = new WindowFolders();
	const activation = randomUUID();
	const uiFolder = Uri.joinPath(context.extensionUri, "dist", "ui");
	const world = async (): Promise<ViewWorld> => {
		const [page] = await Promise.all([
			readFile(Uri.joinPath(uiFolder, "index.html").fsPath, "utf8"),
			folders.read(),
		]);
		const isDebugged = context.extensionMode === ExtensionMode.Development;
		return {
			shared,
			uiFolder,
			page,
			activation,
			folders: () => folders.paths,
			watchdogMs: isDebugged ? 0 : settings.watchdogMs(),
			hold: () => hub.hold(),
			logger: logger.child("views"),
		};
	};
	const sidebar = new ChatView(world);
	const tabs = new ChatTabs(world, context.extensionUri);
	const views = new Views(sidebar, tabs);
	folders.onChanged = () => views.tellFolders();
	const status = new StatusBar("parley.showWaiting", logger);
	status.onChanged = () => sidebar.showWaiting(status.board.waiting.length);
	hub.onConnection((connection) => status.follow(connection));

	context.subscriptions.push(
		window.registerWebviewViewProvider(chatViewId, sidebar),
		window.registerWebviewPanelSerializer(chatTabType, tabs),
		...registerCommands({ hub, views, sidebar, tabs, board: status.board, output, logger }),
		folders,
		status,
		output,
		{
			dispose: () => {
				shared.close();
				hub.close();
				void logger.dispose();
			},
		},
	);
	void hub.joinRunning().catch((error: unknown) => logger.warn("No hub could be looked for", { error }));
	const tookMs = Math.round(performance.now() - startedAt);
	logger.info("The extension is active", { version, activation, tookMs });
};

/** For tests and for faults that come before anyone looks: a log that outlives the extension. */
const fileSinks = (): readonly FileSink[] => {
	const path = process.env["PARLEY_EXTENSION_LOG"];
	return path === undefined ? [] : [new FileSink({ path })];
};

/** The views share the window's connection; it goes on when the last of them closes. */
const lent = (connection: HubConnection): HubConnection => ({
	get status() {
		return connection.status;
	},
	onStatus: (listener) => connection.onStatus(listener),
	onTopic: (listener) => connection.onTopic(listener),
	request: (method, params) => connection.request(method, params),
	openSession: (sessionId, consumer, options) => connection.openSession(sessionId, consumer, options),
	retryNow: () => connection.retryNow(),
	close: () => undefined,
});
