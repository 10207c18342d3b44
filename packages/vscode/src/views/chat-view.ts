import type { ViewCommand } from "@parley/client/core/view/view-message";
import { say } from "@parley/words/spoken";
import { commands, type WebviewView, type WebviewViewProvider } from "vscode";
import { LiveView, type ViewWorld } from "./live-view.ts";

export const chatViewId = "parley.chat";

/** The view in the side bar, or wherever the user has moved it. */
export class ChatView implements WebviewViewProvider {
	readonly #world: () => Promise<ViewWorld>;
	#live: LiveView | undefined;
	#view: WebviewView | undefined;
	#waiting = 0;
	/** An action for a view that the editor has not created yet. */
	#pendingAction: ((live: LiveView) => void) | undefined;
	sessionId: string | undefined;

	constructor(world: () => Promise<ViewWorld>) {
		this.#world = world;
	}

	get live(): LiveView | undefined {
		return this.#live;
	}

	get isVisible(): boolean {
		return this.#live?.isVisible === true;
	}

	async resolveWebviewView(view: WebviewView): Promise<void> {
		const live = new LiveView({
			world: await this.#world(),
			webview: view.webview,
			place: "sidebar",
			onShows: ({ sessionId }) => {
				this.sessionId = sessionId;
			},
		});
		this.#live = live;
		this.#view = view;
		view.onDidChangeVisibility(() => live.setVisible(view.visible));
		view.onDidDispose(() => {
			live.dispose();
			if (this.#live !== live) return;
			this.#live = undefined;
			this.#view = undefined;
		});
		live.setVisible(view.visible);
		this.showWaiting(this.#waiting);
		this.#pendingAction?.(live);
		this.#pendingAction = undefined;
	}

	async show(sessionId: string): Promise<void> {
		await this.#bringUp((live) => live.show(sessionId));
	}

	async run(command: ViewCommand): Promise<void> {
		await this.#bringUp((live) => live.run(command));
	}

	/** Shows the number of waiting chats on the view's icon. */
	showWaiting(count: number): void {
		this.#waiting = count;
		if (this.#view === undefined) return;
		const tooltip = say("editorWindow.badge", { count });
		this.#view.badge = count === 0 ? undefined : { value: count, tooltip };
	}

	async #bringUp(action: (live: LiveView) => void): Promise<void> {
		if (this.#live === undefined) this.#pendingAction = action;
		else action(this.#live);
		await commands.executeCommand(`${chatViewId}.focus`);
	}
}
