import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import process from "node:process";
import { SharedHub } from "@parley/client/core/shared/shared-hub";
import { Logger } from "@parley/logging/logger";
import { FileSink } from "@parley/logging/sinks/file";
import { localeFor } from "@parley/words/locale-for";
import { speak } from "@parley/words/spoken";
import { type ExtensionContext, ExtensionMode, env, Uri, window } from "vscode";
import { viewConnection } from "./bridge/view-connection.ts";
import { registerCommands } from "./commands/commands.ts";
import { windowDialogs } from "./dialogs/window-dialogs.ts";
import { hubBuild } from "./hub/hub-build.ts";
import { prepareHub } from "./hub/prepare-hub.ts";
import { WindowHub } from "./hub/window-hub.ts";
import { OutputSink } from "./log/output-sink.ts";
import { DeclareWindow } from "./services/declare-window.ts";
import { DiffDocuments } from "./services/diff-documents.ts";
import { hostServices } from "./services/host-services.ts";
import { serveRequests } from "./services/serve-requests.ts";
import { settings } from "./settings.ts";
import { StatusBar } from "./status/status-bar.ts";
import { ChatTabs, chatTabType } from "./views/chat-tabs.ts";
import { ChatView, chatViewId } from "./views/chat-view.ts";
import type { ViewWorld } from "./views/live-view.ts";
import { Views } from "./views/views.ts";
import { WindowFolders } from "./window-folders.ts";

/** Composes the extension. It reads no file and starts no process until a view is opened. */
export const activate = (context: ExtensionContext): void => {
	const startedAt = performance.now();
	speak(localeFor(env.language));
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
	const dialogs = windowDialogs({ isWatched: () => views.isAnyVisible, logger: logger.child("dialogs") });
	const shared = new SharedHub({
		connect: () => viewConnection(hub.connect(), dialogs),
		logger: logger.child("views"),
	});
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
			onVisibility: () => declared.changed(),
			logger: logger.child("views"),
		};
	};
	const sidebar = new ChatView(world);
	const tabs = new ChatTabs(world, context.extensionUri);
	const views = new Views(sidebar, tabs);
	const declared = new DeclareWindow({
		folders: () => folders.paths,
		isWatching: () => views.isAnyVisible,
		logger,
	});
	const diffs = new DiffDocuments();
	const services = hostServices({ views, diffs, context });
	folders.onChanged = () => {
		views.tellFolders();
		declared.changed();
	};
	const status = new StatusBar("parley.showWaiting", logger);
	status.onChanged = () => sidebar.showWaiting(status.board.waiting.length);
	hub.onConnection((connection) => {
		status.follow(connection);
		serveRequests(connection, services, logger);
		void folders.read().then(() => declared.follow(connection));
	});

	context.subscriptions.push(
		window.registerWebviewViewProvider(chatViewId, sidebar),
		window.registerWebviewPanelSerializer(chatTabType, tabs),
		...registerCommands({ hub, views, sidebar, tabs, board: status.board, output, context, logger }),
		folders,
		declared,
		diffs,
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
	void hub
		.joinRunning()
		.catch((error: unknown) => logger.warn("Looking for a running hub failed", { error }));
	const tookMs = Math.round(performance.now() - startedAt);
	logger.info("The extension is active", { version, activation, tookMs });
};

/** For tests, and for faults before anyone opens the output: a log that outlives the extension. */
const fileSinks = (): readonly FileSink[] => {
	const path = process.env["PARLEY_EXTENSION_LOG"];
	return path === undefined ? [] : [new FileSink({ path })];
};
