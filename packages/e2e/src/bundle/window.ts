import { HubClient } from "@parley/client/core/hub-client";
import type { ConnectionStatus } from "@parley/client/core/hub-connection";
import { locateHub } from "@parley/client/node/locate-hub";
import { LocatingTransport } from "@parley/client/node/locating-transport";
import { Logger } from "@parley/logging/logger";
import type { Result } from "@parley/protocol/contract/names";
import type { HubBuild } from "./build-hub.ts";

/** A program that ships a build of the hub and keeps a connection to the hub of a data folder, as a window of the editor does. */
export class Window implements Disposable {
	readonly client: HubClient;

	constructor(dataFolder: string, { version, main }: HubBuild) {
		const logger = Logger.create("client");
		const command = {
			command: process.execPath,
			args: ["--disable-warning=ExperimentalWarning", main, "--data", dataFolder],
			env: process.env,
			cwd: dataFolder,
		};
		const locate = () => locateHub({ dataFolder, version, logger, start: async () => ({ command }) });
		this.client = HubClient.connect({
			transport: new LocatingTransport({ locate }),
			client: { kind: "editor", version },
			logger,
			limits: { connectTimeoutMs: 60_000 },
		});
	}

	/** Resolves with the first status of a kind. */
	reached<State extends ConnectionStatus["state"]>(
		state: State,
	): Promise<Extract<ConnectionStatus, { state: State }>> {
		const is = (status: ConnectionStatus): status is Extract<ConnectionStatus, { state: State }> =>
			status.state === state;
		return new Promise((resolve) => {
			const stop = this.client.onStatus((status) => {
				if (!is(status)) return;
				stop();
				resolve(status);
			});
			if (is(this.client.status)) {
				stop();
				resolve(this.client.status);
			}
		});
	}

	/** What the hub says that it is attached to. */
	async hub(): Promise<Result<"hub.status">> {
		await this.reached("connected");
		return this.client.request("hub.status", {});
	}

	[Symbol.dispose](): void {
		this.client.close();
	}
}
