import { randomBytes } from "node:crypto";
import type { SharedHub } from "@parley/client/core/shared/shared-hub";
import {
	type HostMessage,
	type ViewCommand,
	type ViewMessage,
	viewVersion,
} from "@parley/client/core/view/view-message";
import type { ViewSetup } from "@parley/client/core/view/view-setup";
import type { Logger } from "@parley/logging/logger";
import { ViolationCounter } from "@parley/protocol/envelope/violation";
import { env, UIKind, Uri, type Webview } from "vscode";
import { ViewPorts } from "../bridge/view-ports.ts";
import { Watchdog } from "../bridge/watchdog.ts";
import { WebviewChannel } from "../bridge/webview-channel.ts";
import { webviewHtml } from "./webview-html.ts";

/** What all views of a window share. */
export type ViewWorld = {
	readonly shared: SharedHub;
	/** The folder of the UI's bundle, and its page. */
	readonly uiFolder: Uri;
	readonly page: string;
	readonly activation: string;
	readonly folders: () => readonly string[];
	readonly watchdogMs: number;
	/** Requires a hub until the returned function is called. */
	readonly hold: () => () => void;
	/** Called when a view becomes visible or hidden. */
	readonly onVisibility: () => void;
	readonly logger: Logger;
};

export type LiveViewOptions = {
	readonly world: ViewWorld;
	readonly webview: Webview;
	readonly place: ViewSetup["place"];
	readonly sessionId?: string;
	readonly onShows: (chat: Extract<ViewMessage, { kind: "shows" }>) => void;
};

/** How long a hidden page's last messages are still accepted. */
const lastWordsMs = 2000;

/** When there are more, the oldest are dropped. */
const maxPending = 10;

/** One place in the editor that shows Parley, across all the pages the editor creates for it. */
export class LiveView {
	readonly #options: LiveViewOptions;
	readonly #channel: WebviewChannel;
	readonly #ports: ViewPorts;
	readonly #watchdog: Watchdog;
	#releaseHub: (() => void) | undefined;
	#goodbye: NodeJS.Timeout | undefined;
	#isVisible = false;
	/** Messages for a page that has not reported yet. */
	#pending: HostMessage[] = [];
	#hasPage = false;

	constructor(options: LiveViewOptions) {
		const { world, webview } = options;
		const { logger } = world;
		this.#options = options;
		const violations = new ViolationCounter((violation) =>
			logger.warn("A view's message violates the protocol", violation),
		);
		this.#channel = new WebviewChannel(webview, violations, (message) => this.#receive(message));
		this.#ports = new ViewPorts({
			post: (message) => this.#channel.post(message),
			serve: (port) => world.shared.serve(port),
			onOverrun: () => logger.warn("A view has stopped reading and was disconnected"),
		});
		this.#watchdog = new Watchdog({
			silenceMs: world.watchdogMs,
			beat: (beat) => this.#channel.post({ v: viewVersion, kind: "beat", beat }),
			onDead: () => {
				logger.warn("A view does not answer and is reloaded");
				this.rebuild();
				world.onVisibility();
			},
			onAlive: () => world.onVisibility(),
		});
		webview.options = { enableScripts: true, localResourceRoots: [world.uiFolder] };
		this.#draw();
	}

	/** Whether the user may be looking. A window that the user has left, such as a closed browser tab, may still believe it is visible. */
	get isVisible(): boolean {
		return this.#isVisible && this.#watchdog.isAnswering;
	}

	/** The editor destroys a hidden page and creates a new one when the view is shown again. */
	setVisible(isVisible: boolean): void {
		if (isVisible === this.#isVisible) return;
		this.#isVisible = isVisible;
		this.#hasPage = false;
		this.#ports.silence(!isVisible);
		this.#watchdog.watch(isVisible);
		clearTimeout(this.#goodbye);
		this.#releaseHub?.();
		this.#releaseHub = undefined;
		if (isVisible) this.#releaseHub = this.#options.world.hold();
		else this.#goodbye = setTimeout(() => this.#ports.closeAll(), lastWordsMs);
		this.#options.world.onVisibility();
	}

	show(sessionId: string): void {
		this.#send({ v: viewVersion, kind: "show", sessionId });
	}

	run(command: ViewCommand): void {
		this.#send({ v: viewVersion, kind: "run", command });
	}

	tellFolders(): void {
		const folders = this.#options.world.folders();
		if (this.#hasPage) this.#channel.post({ v: viewVersion, kind: "folders", folders });
	}

	/** Replaces the page. */
	rebuild(): void {
		this.#ports.closeAll();
		this.#hasPage = false;
		this.#draw();
	}

	dispose(): void {
		this.setVisible(false);
		clearTimeout(this.#goodbye);
		this.#watchdog.dispose();
		// The page's last messages may still be on their way from the editor.
		setTimeout(() => {
			this.#ports.closeAll();
			this.#channel.dispose();
		}, lastWordsMs);
	}

	#draw(): void {
		const { world, webview, place, sessionId } = this.#options;
		const { page, activation, uiFolder, folders } = world;
		webview.html = webviewHtml({
			page,
			setup: {
				place,
				activation,
				folders: folders(),
				isRemote: env.remoteName !== undefined || env.uiKind === UIKind.Web,
				...(sessionId === undefined ? {} : { sessionId }),
			},
			language: env.language,
			nonce: randomBytes(16).toString("base64url"),
			source: webview.cspSource,
			addressOf: (path) => webview.asWebviewUri(Uri.joinPath(uiFolder, path)).toString(),
		});
	}

	#receive(message: ViewMessage): void {
		this.#ports.heard();
		this.#flushPending();
		switch (message.kind) {
			case "port":
				this.#ports.receive(message.port, message.message);
				break;
			case "beat":
				// Only an answer counts: a page that receives nothing can still send.
				this.#watchdog.heard();
				break;
			case "shows":
				this.#options.onShows(message);
		}
	}

	#send(message: HostMessage): void {
		if (this.#hasPage) this.#channel.post(message);
		else this.#pending = [...this.#pending, message].slice(-maxPending);
	}

	#flushPending(): void {
		if (this.#hasPage || !this.#isVisible) return;
		this.#hasPage = true;
		// The folders may have changed since the page was created.
		this.tellFolders();
		for (const message of this.#pending) this.#channel.post(message);
		this.#pending = [];
	}
}
