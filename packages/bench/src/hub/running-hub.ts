import { mkdtemp, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { HubClient } from "@parley/client/core/hub-client";
import type { HubAddress } from "@parley/client/node/hub-address";
import { SocketTransport } from "@parley/client/node/socket-transport";
import { startHub } from "@parley/client/node/start-hub";
import { Logger } from "@parley/logging/logger";
import type { Readings } from "./hub-probe.ts";

const hubMain = fileURLToPath(import.meta.resolve("@parley/server/hub-process/main"));
const probe = fileURLToPath(new URL("./hub-probe.ts", import.meta.url));

export const logger = Logger.create("bench");

/** A hub is idle when it uses less than this share of a core. */
const restingShare = 0.02;
const restingMs = 250;

/** A hub process on a data folder, with a client, as a user would have them; and with a probe in it. */
export class RunningHub implements AsyncDisposable {
	readonly data: string;
	readonly client: HubClient;
	readonly #address: HubAddress;
	readonly #pid: number;
	readonly #probe: string;

	private constructor(data: string, address: HubAddress, pid: number, probeSocket: string) {
		this.data = data;
		this.#address = address;
		this.#pid = pid;
		this.#probe = probeSocket;
		const client = { kind: "test", version: "0.1.0" } as const;
		this.client = HubClient.connect({ transport: this.transport(), client, logger });
	}

	/** Starts a hub on a new folder, which `fill` may populate first. The folder is removed at the end. */
	static async start(fill: (data: string) => Promise<void> = async () => undefined): Promise<RunningHub> {
		const data = await mkdtemp(join(tmpdir(), "parley-bench-"));
		await fill(data);
		return RunningHub.on(data);
	}

	/** Starts a hub on a folder that another hub may have used. */
	static async on(data: string): Promise<RunningHub> {
		const probeSocket = join(data, "probe.sock");
		await rm(probeSocket, { force: true });
		const { address, status } = await startHub({
			dataFolder: data,
			logger,
			command: {
				command: process.execPath,
				args: [
					"--disable-warning=ExperimentalWarning",
					"--expose-gc",
					"--import",
					probe,
					hubMain,
					"--data",
					data,
				],
				env: { ...process.env, BENCH_PROBE: probeSocket },
			},
		});
		return new RunningHub(data, address, status.pid, probeSocket);
	}

	get socketPath(): string {
		return this.#address.socket;
	}

	get token(): string {
		return this.#address.token;
	}

	transport(clientId?: string): SocketTransport {
		const endpoint = { socketPath: this.socketPath };
		return new SocketTransport({
			token: this.token,
			endpoint,
			...(clientId === undefined ? {} : { clientId }),
		});
	}

	async newSession(): Promise<string> {
		const { sessionId } = await this.client.request("session.create", { folder: this.data });
		return sessionId;
	}

	/** The hub's live memory after garbage collection, in bytes. */
	async memory(): Promise<number> {
		return (await this.#read("/")).memory;
	}

	/** Microseconds of processor time that the hub has used, in all its threads. */
	async cpu(): Promise<number> {
		return (await this.#read("/cpu")).cpu;
	}

	/** Resolves when the hub has finished its background work, such as indexing. */
	async atRest(): Promise<void> {
		for (let used = await this.cpu(); ; ) {
			await delay(restingMs);
			const now = await this.cpu();
			if (now - used < restingMs * 1000 * restingShare) return;
			used = now;
		}
	}

	/** Kills the hub, as a crash would. Its agents stay with the keeper. */
	kill(): void {
		this.client.close();
		process.kill(this.#pid, "SIGKILL");
	}

	/** Ends the hub and keeps the folder for inspection. */
	async stop(): Promise<void> {
		const ended = new Promise<void>((resolve) => {
			this.client.onStatus(({ state }) => {
				if (state === "waiting" || state === "refused") resolve();
			});
		});
		await this.client.request("hub.stop", { force: true, despiteClients: true });
		await ended;
		this.client.close();
	}

	async [Symbol.asyncDispose](): Promise<void> {
		if (this.client.status.state !== "closed") await this.stop();
		await rm(this.data, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
	}

	#read(path: string): Promise<Readings> {
		return new Promise((resolve, reject) => {
			const asked = request({ socketPath: this.#probe, path }, (response) => {
				text(response).then((body) => resolve(JSON.parse(body)), reject);
			});
			asked.on("error", reject);
			asked.end();
		});
	}
}
