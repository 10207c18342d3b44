import { HubClient } from "@parley/client/core/hub-client";
import type { HubConnection } from "@parley/client/core/hub-connection";
import { endLeft, type LeftEnd } from "@parley/client/node/end-left";
import { findHub } from "@parley/client/node/find-hub";
import { locateHub } from "@parley/client/node/locate-hub";
import { LocatingTransport } from "@parley/client/node/locating-transport";
import type { HubCommand } from "@parley/client/node/spawn-hub";
import type { Logger } from "@parley/logging/logger";

export type WindowHubOptions = {
	readonly dataFolder: string;
	readonly version: string;
	readonly logger: Logger;
	/** Prepares the start of a hub. Rejects if no start is possible. */
	readonly prepare: () => Promise<HubCommand>;
};

/** A start takes long on a busy machine; the hub's own limit is shorter. */
const connectTimeoutMs = 60_000;

/**
 * The one connection of an editor window, shared by its views, status bar and services. Only a visible view starts a hub; without one, the
 * window joins a running hub or does without.
 */
export class WindowHub {
	readonly #options: WindowHubOptions;
	readonly #listeners = new Set<(connection: HubConnection) => void>();
	#client: HubClient | undefined;
	#holds = 0;

	constructor(options: WindowHubOptions) {
		this.#options = options;
	}

	/** Calls the listener with the connection, at once if it exists. */
	onConnection(listener: (connection: HubConnection) => void): void {
		if (this.#client === undefined) this.#listeners.add(listener);
		else listener(this.#client);
	}

	/** Connects if a hub is running. */
	async joinRunning(): Promise<void> {
		const { dataFolder, logger } = this.#options;
		const found = await findHub({ dataFolder, logger });
		if (found.state === "alive") this.connect();
	}

	/** A visible view needs a hub. The returned function releases it. */
	hold(): () => void {
		this.#holds += 1;
		this.connect().retryNow();
		let held = true;
		return () => {
			if (held) this.#holds -= 1;
			held = false;
		};
	}

	connect(): HubClient {
		if (this.#client !== undefined) return this.#client;
		const { version, logger } = this.#options;
		const client = HubClient.connect({
			transport: new LocatingTransport({ locate: () => this.#locate() }),
			client: { kind: "editor", version },
			logger,
			limits: { connectTimeoutMs },
		});
		this.#client = client;
		for (const listener of this.#listeners) listener(client);
		this.#listeners.clear();
		return client;
	}

	/** Ends the agents that a dead hub has left. If there are any, only by `force`. */
	async endLeft(force: boolean): Promise<LeftEnd> {
		return endLeft(await this.#options.prepare(), force);
	}

	close(): void {
		this.#client?.close();
		this.#listeners.clear();
	}

	#locate() {
		const { dataFolder, version, logger, prepare } = this.#options;
		const start = async () => (this.#holds === 0 ? undefined : { command: await prepare() });
		return locateHub({ dataFolder, version, logger, start });
	}
}
