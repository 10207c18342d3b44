import { randomUUID } from "node:crypto";
import { hostRuntime } from "@parley/client/core/host-runtime";
import { HubClient } from "@parley/client/core/hub-client";
import type { HubMethod } from "@parley/client/core/hub-connection";
import type { Transport } from "@parley/client/core/transport";
import { SocketTransport } from "@parley/client/node/socket-transport";
import { Logger } from "@parley/logging/logger";
import type { Params, Result } from "@parley/protocol/contract/names";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import { View } from "./view.ts";
import type { Wire } from "./wire.ts";

export type ViewerOptions = {
	readonly name: string;
	readonly wire: Wire;
	readonly token: string;
	/** Wraps the client's transport. */
	readonly wrap?: (transport: Transport) => Transport;
	/** This client's clock offset. */
	readonly clock?: () => number;
};

const longestRetry = 10_000;

/** A real client on a real socket, with one view, used by a person who retries. */
export class Viewer {
	readonly name: string;
	readonly wire: Wire;
	readonly client: HubClient;
	/** Refusals that the person read. */
	readonly refusals: RequestFailure[] = [];
	#view: View | undefined;

	constructor({ name, wire, token, wrap = (transport) => transport, clock = () => 0 }: ViewerOptions) {
		this.name = name;
		this.wire = wire;
		const socket = new SocketTransport({
			token,
			endpoint: { socketPath: wire.path },
			clientId: randomUUID(),
		});
		this.client = HubClient.connect({
			transport: wrap(socket),
			client: { kind: "test", version: "0.0.0" },
			logger: Logger.create("client"),
			runtime: {
				...hostRuntime,
				now: () => hostRuntime.now() + clock(),
				// The delays between attempts are tested elsewhere; here they would only take time.
				schedule: (callback, delay) =>
					hostRuntime.schedule(callback, delay <= longestRetry ? delay / 20 : delay),
			},
		});
	}

	get view(): View {
		if (this.#view === undefined) throw new Error(`${this.name} looks at no session`);
		return this.#view;
	}

	open(sessionId: string): View {
		this.#view = new View(sessionId);
		this.client.openSession(sessionId, this.#view.take);
		return this.#view;
	}

	/** Asks until an answer arrives, across any number of lost connections. A refusal is an answer. */
	async ask<Name extends HubMethod>(method: Name, params: Params<Name>): Promise<Result<Name>> {
		for (;;) {
			await this.connected();
			try {
				return await this.client.request(method, params);
			} catch (error) {
				const isLost = error instanceof RequestFailure && error.code === "disconnected";
				if (!isLost || this.client.status.state === "closed") throw error;
			}
		}
	}

	/** Asks again even after a refusal, until `mayRetry` says no, as a person whose disk was full does. */
	async insist<Name extends HubMethod>(
		method: Name,
		params: Params<Name>,
		mayRetry: (failure: RequestFailure) => Promise<boolean>,
	): Promise<Result<Name>> {
		for (;;) {
			try {
				return await this.ask(method, params);
			} catch (error) {
				if (!(error instanceof RequestFailure)) throw error;
				this.refusals.push(error);
				if (!(await mayRetry(error))) throw error;
			}
		}
	}

	/** Resolves when the connection is lost and everything it delivered has been shown. */
	async lost(): Promise<void> {
		if (this.client.status.state !== "connected") return;
		const lost = Promise.withResolvers<void>();
		const stop = this.client.onStatus(() => lost.resolve());
		await lost.promise;
		stop();
	}

	async connected(): Promise<void> {
		if (this.client.status.state === "connected" || this.client.status.state === "closed") return;
		const arrived = Promise.withResolvers<void>();
		const stop = this.client.onStatus(({ state }) => {
			if (state === "connected" || state === "closed") arrived.resolve();
		});
		await arrived.promise;
		stop();
	}

	/** Ends without notifying the hub, as a killed process does. */
	die(): void {
		this.wire.cut();
		this.client.close();
		this.wire.mend();
	}

	close(): void {
		this.client.close();
	}
}
