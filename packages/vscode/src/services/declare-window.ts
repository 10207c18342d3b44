import process from "node:process";
import type { HubConnection } from "@parley/client/core/hub-connection";
import type { Logger } from "@parley/logging/logger";
import { Disposable, window, workspace } from "vscode";
import { withoutEditor } from "../hub/hub-command.ts";

export type WindowFacts = {
	readonly folders: () => readonly string[];
	/** Whether a view of Parley is visible. */
	readonly isWatching: () => boolean;
	readonly logger: Logger;
};

/** Declares to the hub what this window has open, on every connection and after every change. */
export class DeclareWindow implements Disposable {
	readonly #facts: WindowFacts;
	readonly #subscription: Disposable;
	#connection: HubConnection | undefined;
	#timer: NodeJS.Timeout | undefined;

	constructor(facts: WindowFacts) {
		this.#facts = facts;
		this.#subscription = Disposable.from(
			window.onDidChangeWindowState(() => this.changed()),
			workspace.onDidGrantWorkspaceTrust(() => this.changed()),
		);
	}

	follow(connection: HubConnection): void {
		this.#connection = connection;
		connection.onStatus(({ state }) => {
			if (state === "connected") this.#declare(true);
		});
		if (connection.status.state === "connected") this.#declare(true);
	}

	/** Declares again, once for simultaneous changes. */
	changed(): void {
		this.#timer ??= setTimeout(() => this.#declare(false), 20);
	}

	dispose(): void {
		clearTimeout(this.#timer);
		this.#subscription.dispose();
	}

	/** A hub that is new to this window also gets its environment. */
	#declare(isNew: boolean): void {
		clearTimeout(this.#timer);
		this.#timer = undefined;
		const connection = this.#connection;
		if (connection?.status.state !== "connected") return;
		const { folders, isWatching, logger } = this.#facts;
		const declaration = {
			folders: folders().map((path) => ({ path, trusted: workspace.isTrusted })),
			isFocused: window.state.focused,
			isWatching: isWatching(),
			...(isNew ? { environment: withoutEditor(process.env) } : {}),
		};
		connection.request("host.declare", declaration).catch((error: unknown) =>
			// The next connection declares everything again.
			logger.warn("Declaring what this window has open failed", { error }),
		);
	}
}
