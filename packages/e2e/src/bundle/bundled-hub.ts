import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { HubClient } from "@parley/client/core/hub-client";
import { SocketTransport } from "@parley/client/node/socket-transport";
import { startHub } from "@parley/client/node/start-hub";
import { Logger } from "@parley/logging/logger";
import { expect } from "vitest";
import { endHub } from "../harness/end-hub.ts";
import { floorNode } from "../harness/floor-node.ts";
import { BundledChat } from "./bundled-chat.ts";

const packages = fileURLToPath(new URL("../../..", import.meta.url));
const logger = Logger.create("client");

/** The hub as the extension ships it, alone in its own folder, on the oldest supported Node. */
export class BundledHub implements AsyncDisposable {
	readonly dataFolder: string;
	readonly #root: string;
	readonly #node: string;
	#running: { readonly client: HubClient; readonly pid: number } | undefined;

	private constructor(root: string, node: string) {
		this.#root = root;
		this.#node = node;
		this.dataFolder = join(root, "data");
	}

	static async start(): Promise<BundledHub> {
		const root = await mkdtemp(join(tmpdir(), "parley-bundle-"));
		await cp(join(packages, "server/dist"), join(root, "hub"), { recursive: true });
		await cp(join(packages, "ui/dist"), join(root, "ui"), { recursive: true });
		const hub = new BundledHub(root, await floorNode());
		await hub.start();
		return hub;
	}

	get client(): HubClient {
		if (this.#running === undefined) throw new Error("the hub was stopped");
		return this.#running.client;
	}

	async start(): Promise<void> {
		const { dataFolder } = this;
		const main = join(this.#root, "hub/hub.mjs");
		const args = ["--disable-warning=ExperimentalWarning", main, "--data", dataFolder];
		const command = { command: this.#node, args, env: process.env };
		const { address } = await startHub({ dataFolder, logger, command });
		const transport = new SocketTransport({ token: address.token, endpoint: { socketPath: address.socket } });
		const client = HubClient.connect({ transport, client: { kind: "test", version: "0.1.0" }, logger });
		this.#running = { client, pid: address.pid };
	}

	/** Resolves when its process has ended. */
	async stop(): Promise<void> {
		if (this.#running === undefined) return;
		const { client, pid } = this.#running;
		this.#running = undefined;
		await client.request("hub.stop", { force: true, despiteClients: true });
		client.close();
		await expect.poll(() => isAlive(pid), { timeout: 20_000 }).toBe(false);
	}

	/** Starts a chat with its first prompt. */
	async chat(text: string): Promise<BundledChat> {
		const { client, dataFolder } = this;
		const { sessionId } = await client.request("session.create", { folder: dataFolder });
		const chat = new BundledChat(client, sessionId);
		await chat.opened;
		await client.request("prompt.send", { sessionId, messageId: "m", content: [{ type: "text", text }] });
		return chat;
	}

	async [Symbol.asyncDispose](): Promise<void> {
		this.#running?.client.close();
		await endHub(this.dataFolder);
		await rm(this.#root, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
	}
}

const isAlive = (pid: number): boolean => {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
};
