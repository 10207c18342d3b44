import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LogEventStream } from "@parley/logging/event-stream";
import { Logger } from "@parley/logging/logger";
import { Hub } from "../hub.ts";
import type { HubOptions } from "../hub-options.ts";
import { openSqliteStore } from "../store/sqlite/sqlite-store.ts";
import type { Store } from "../store/store.ts";
import { eliza, mute, stranger } from "./agents.ts";
import { TestClient } from "./test-client.ts";

/** A hub in this process, on its own store, which outlives it. */
export class HubFixture implements AsyncDisposable {
	readonly folder: string;
	readonly logs = new LogEventStream();
	readonly storeFailures: unknown[] = [];
	readonly #options: Partial<HubOptions>;
	#hub: Hub | undefined;
	#store: Store | undefined;

	private constructor(folder: string, options: Partial<HubOptions>) {
		this.folder = folder;
		this.#options = options;
	}

	static async open(options: Partial<HubOptions> = {}): Promise<HubFixture> {
		const fixture = new HubFixture(await mkdtemp(join(tmpdir(), "parley-hub-")), options);
		await fixture.start();
		return fixture;
	}

	get hub(): Hub {
		if (this.#hub === undefined) throw new Error("the hub is not running");
		return this.#hub;
	}

	async start(): Promise<void> {
		this.#store = this.#options.store ?? (await openSqliteStore(join(this.folder, "store.db")));
		this.#hub = await Hub.open({
			store: this.#store,
			agents: [eliza, stranger, mute],
			version: "0.0.0-test",
			logger: Logger.create("hub", { sinks: [this.logs], level: "debug" }),
			onStoreFailed: (error) => this.storeFailures.push(error),
			...this.#options,
		});
	}

	async stop(): Promise<void> {
		await this.#hub?.close();
		this.#hub = undefined;
	}

	/** Abandons the hub as a crash would: nothing is closed, nothing more is written. */
	async abandon(): Promise<void> {
		await this.#store?.close();
		await this.#hub?.close().catch(() => undefined);
		this.#hub = undefined;
	}

	client(role: "host" | "browser" = "host"): TestClient {
		return new TestClient(this.hub, role);
	}

	/** The process of the agent that starts or has started. */
	async agentPid(): Promise<number> {
		const { fields } = await this.logs.waitFor(({ message }) => message === "The agent's process started");
		return Number(fields?.["pid"]);
	}

	/** Resolves when a process of an agent has ended. */
	async ended(pid: number): Promise<void> {
		await this.logs.waitFor(
			({ message, fields }) => message === "The agent's process ended" && fields?.["pid"] === pid,
		);
	}

	/** A client with a new session open. */
	async session(agent = "eliza"): Promise<{ client: TestClient; sessionId: string }> {
		const client = this.client();
		const { sessionId } = await client.ask("session.create", { folder: this.folder, agent });
		await client.open(sessionId);
		return { client, sessionId };
	}

	async [Symbol.asyncDispose](): Promise<void> {
		await this.stop();
		await rm(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
	}
}
