import type { HubConnection } from "@parley/client/core/hub-connection";
import type { Logger } from "@parley/logging/logger";
import { say } from "@parley/words/spoken";
import { type Disposable, StatusBarAlignment, type StatusBarItem, ThemeColor, window } from "vscode";
import { boardText, SessionBoard } from "./session-board.ts";

/** More sessions are never active at once. */
const listed = 200;

/** Shows what runs and what waits in the status bar; hidden otherwise. */
export class StatusBar implements Disposable {
	readonly board = new SessionBoard();
	readonly #item: StatusBarItem;
	readonly #logger: Logger;
	/** Called after every change. */
	onChanged: () => void = () => {};

	constructor(command: string, logger: Logger) {
		this.#logger = logger;
		this.#item = window.createStatusBarItem("parley.status", StatusBarAlignment.Left);
		this.#item.name = "Parley";
		this.#item.command = command;
	}

	follow(connection: HubConnection): void {
		connection.onTopic((event) => {
			if (event.topic !== "state") return;
			this.board.take(event.payload);
			this.#show();
		});
		connection.onStatus((status) => {
			if (status.state === "connected" && !status.resumed) void this.#load(connection);
		});
		if (connection.status.state === "connected") void this.#load(connection);
	}

	dispose(): void {
		this.#item.dispose();
	}

	async #load(connection: HubConnection): Promise<void> {
		try {
			const { sessions } = await connection.request("session.list", { limit: listed });
			this.board.replace(sessions);
			this.#show();
		} catch (error) {
			// The connection was lost again; the next one will fetch the list.
			this.#logger.debug("The sessions could not be listed", { error });
		}
	}

	#show(): void {
		const { running, waiting } = this.board;
		const text = boardText(this.board);
		const isWaiting = waiting.length > 0;
		this.#item.text = text;
		this.#item.tooltip = [
			...waiting.map(({ title }) => say("editorWindow.waitsForYou", { title })),
			...running.map(({ title }) => say("editorWindow.isRunning", { title })),
		].join("\n");
		this.#item.backgroundColor = isWaiting ? new ThemeColor("statusBarItem.warningBackground") : undefined;
		this.#item.accessibilityInformation = {
			label: say("editorWindow.statusLabel", { waiting: waiting.length, running: running.length }),
		};
		if (text === "") this.#item.hide();
		else this.#item.show();
		this.onChanged();
	}
}
