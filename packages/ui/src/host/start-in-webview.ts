import { silentLog } from "@parley/client/core/client-log";
import { TabClient } from "@parley/client/core/shared/tab-client";
import { viewVersion } from "@parley/client/core/view/view-message";
import type { ViewSetup } from "@parley/client/core/view/view-setup";
import { createSignal } from "solid-js";
import { startApp } from "../app/start-app.tsx";
import { focusComposer } from "../shared/a11y/focus-composer.ts";
import { acquireEditorApi } from "./editor-api.ts";
import { speakAs } from "./speak-as.ts";
import { WebviewChannel } from "./webview-channel.ts";
import { webviewState } from "./webview-state.ts";

/** The UI in an editor: the extension relays to the hub, and the editor keeps the state. */
export const startInWebview = (root: HTMLElement, setup: ViewSetup): void => {
	const { documentElement: page } = document;
	// The extension wrote the editor's language into the page.
	speakAs(page.lang, page);
	const api = acquireEditorApi();
	const channel = new WebviewChannel(api);
	const hub = TabClient.connect({
		openPort: () => channel.openPort(),
		// The extension has the hub's address and token; this page never sees either.
		target: { origin: "", token: "" },
		logger: silentLog,
	});
	const [folders, setFolders] = createSignal(setup.folders);
	const { place, isRemote, sessionId } = setup;
	const { lasting, passing } = webviewState(api, setup.activation);
	const { app, stop } = startApp(root, hub, lasting, {
		passing,
		environment: { place, folders, isRemote, ...(sessionId === undefined ? {} : { sessionId }) },
		onShown: (chat) => channel.send({ v: viewVersion, kind: "shows", ...chat }),
	});
	channel.onCommand = (command) => {
		switch (command.kind) {
			case "folders":
				setFolders(command.folders);
				break;
			case "show":
				app.store.show(command.sessionId);
				break;
			case "run":
				app.run(command.command);
				break;
		}
	};
	focusComposerWithPage();
	addEventListener("pagehide", () => {
		stop();
		hub.close();
	});
};

/** The editor focuses the page as a whole; the person wants to write. */
const focusComposerWithPage = (): void => {
	addEventListener("focus", () => {
		if (document.activeElement === null || document.activeElement === document.body) focusComposer();
	});
};
