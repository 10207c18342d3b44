import type { ViewCommand } from "@parley/client/core/view/view-message";
import type { ChatTabs } from "./chat-tabs.ts";
import type { ChatView } from "./chat-view.ts";

/** All views of Parley in this window. */
export class Views {
	readonly #sidebar: ChatView;
	readonly #tabs: ChatTabs;

	constructor(sidebar: ChatView, tabs: ChatTabs) {
		this.#sidebar = sidebar;
		this.#tabs = tabs;
	}

	get isAnyVisible(): boolean {
		return this.#sidebar.isVisible || this.#tabs.isAnyVisible;
	}

	/** Brings a chat to the front: where it is already shown, else in the side bar. */
	async show(sessionId: string): Promise<void> {
		if (!this.#tabs.reveal(sessionId)) await this.#sidebar.show(sessionId);
	}

	/** Runs a command in the view in use: the active tab, else the side bar. */
	async run(command: ViewCommand): Promise<void> {
		if (!this.#tabs.run(command)) await this.#sidebar.run(command);
	}

	tellFolders(): void {
		this.#sidebar.live?.tellFolders();
		this.#tabs.tellFolders();
	}
}
