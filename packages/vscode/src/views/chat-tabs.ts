import type { ViewCommand } from "@parley/client/core/view/view-message";
import { Uri, ViewColumn, type WebviewPanel, type WebviewPanelSerializer, window } from "vscode";
import { LiveView, type ViewWorld } from "./live-view.ts";

export const chatTabType = "parley.tab";

type Tab = { readonly panel: WebviewPanel; readonly live: LiveView; sessionId: string | undefined };

/** Chats in editor tabs. The editor restores them after a restart. */
export class ChatTabs implements WebviewPanelSerializer {
	readonly #world: () => Promise<ViewWorld>;
	readonly #icon: { readonly light: Uri; readonly dark: Uri };
	readonly #tabs = new Set<Tab>();

	constructor(world: () => Promise<ViewWorld>, extensionUri: Uri) {
		this.#world = world;
		const icon = (theme: string): Uri => Uri.joinPath(extensionUri, "media", `tab-${theme}.svg`);
		this.#icon = { light: icon("light"), dark: icon("dark") };
	}

	get isAnyVisible(): boolean {
		return [...this.#tabs].some(({ live }) => live.isVisible);
	}

	async open(sessionId: string | undefined): Promise<void> {
		const panel = window.createWebviewPanel(chatTabType, "Parley", ViewColumn.Active);
		await this.#bring(panel, sessionId);
	}

	deserializeWebviewPanel(panel: WebviewPanel): Promise<void> {
		return this.#bring(panel, undefined);
	}

	/** False if no tab shows the session. */
	reveal(sessionId: string): boolean {
		const tab = [...this.#tabs].find((each) => each.sessionId === sessionId);
		tab?.panel.reveal();
		return tab !== undefined;
	}

	/** False if no tab is active. */
	run(command: ViewCommand): boolean {
		const tab = [...this.#tabs].find(({ panel }) => panel.active);
		tab?.live.run(command);
		return tab !== undefined;
	}

	tellFolders(): void {
		for (const { live } of this.#tabs) live.tellFolders();
	}

	async #bring(panel: WebviewPanel, sessionId: string | undefined): Promise<void> {
		panel.iconPath = this.#icon;
		const live = new LiveView({
			world: await this.#world(),
			webview: panel.webview,
			place: "tab",
			...(sessionId === undefined ? {} : { sessionId }),
			onShows: (chat) => {
				tab.sessionId = chat.sessionId;
				panel.title = chat.title === "" ? "Parley" : chat.title;
			},
		});
		const tab: Tab = { panel, live, sessionId };
		this.#tabs.add(tab);
		panel.onDidChangeViewState(() => live.setVisible(panel.visible));
		panel.onDidDispose(() => {
			live.dispose();
			this.#tabs.delete(tab);
		});
		live.setVisible(panel.visible);
	}
}
