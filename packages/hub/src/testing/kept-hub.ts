import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LogEventStream } from "@parley/logging/event-stream";
import { Logger } from "@parley/logging/logger";
import { KeptProcess } from "@parley/process/kept/kept-process";
import { onTestFinished } from "vitest";
import type { AgentConfig } from "../agents/agent-config.ts";
import { KeeperLink } from "../agents/keeper-link.ts";
import { Hub } from "../hub.ts";
import type { HubOptions } from "../hub-options.ts";
import { openSqliteStore } from "../store/sqlite/sqlite-store.ts";
import type { Store } from "../store/store.ts";
import { eliza } from "./agents.ts";
import { Disk } from "./full-disk.ts";
import { TestClient } from "./test-client.ts";

/** Hubs that follow each other on one store, with a keeper that outlives them. */
export class KeptHub {
	readonly folder: string;
	/** The records of the current hub. */
	logs = new LogEventStream();
	/** The disk of the current hub. */
	disk = new Disk();
	readonly #agents: readonly [AgentConfig, ...AgentConfig[]];
	#hub: Hub | undefined;
	#store: Store | undefined;
	#keeper: KeeperLink | undefined;

	private constructor(folder: string, agents: readonly [AgentConfig, ...AgentConfig[]]) {
		this.folder = folder;
		this.#agents = agents;
	}

	/** `before`: what there is in the keeper's folder when the first hub starts. */
	static async open(
		agents: readonly [AgentConfig, ...AgentConfig[]] = [eliza],
		before: (keeperFolder: string) => Promise<void> = async () => undefined,
	): Promise<KeptHub> {
		const kept = new KeptHub(await mkdtemp(join(tmpdir(), "parley-kept-")), agents);
		onTestFinished(() => kept.#end());
		await before(join(kept.folder, "keeper"));
		await kept.start();
		return kept;
	}

	get hub(): Hub {
		if (this.#hub === undefined) throw new Error("no hub is running");
		return this.#hub;
	}

	/** `through`: what is between this hub and its store. */
	async start(
		agents = this.#agents,
		options: Partial<HubOptions> = {},
		through = (store: Store): Store => store,
	): Promise<void> {
		this.logs = new LogEventStream();
		const logger = Logger.create("hub", { sinks: [this.logs], level: "debug" });
		this.disk = new Disk();
		this.#store = await openSqliteStore(join(this.folder, "store.db"));
		this.#keeper = await this.#findKeeper(logger);
		this.#hub = await Hub.open({
			store: through(this.disk.holding(this.#store)),
			agents,
			version: "0.0.0-test",
			logger,
			keeper: this.#keeper,
			onStoreFailed: () => undefined,
			...options,
		});
	}

	/** Ends the hub in good order and leaves its agents. */
	async leave(): Promise<void> {
		await this.hub.leave();
		await this.#keeper?.leave();
		this.#hub = undefined;
	}

	/** Cuts the hub off from everything at once, as a kill does: nothing more is written, read or sent. */
	async kill(): Promise<void> {
		await Promise.all([this.#store?.close(), this.#keeper?.leave()]);
		this.#hub = undefined;
	}

	/** Starts a hub that cannot be opened, as its process does. */
	async fail(through: (store: Store) => Store): Promise<unknown> {
		try {
			await this.start(this.#agents, {}, through);
		} catch (error) {
			await this.#keeper?.leave();
			return error;
		}
		throw new Error("it was opened");
	}

	/** Ends the keeper and its agents at once, as a kill does. */
	async killKeeper(): Promise<void> {
		const pid = this.#keeper?.current?.client.pid;
		if (pid !== undefined) process.kill(pid, "SIGKILL");
		await this.#keeper?.current?.client.closed;
	}

	/** The version of the keeper that the hub is attached to. */
	get keeperVersion(): string | undefined {
		return this.#keeper?.current?.client.welcome.version;
	}

	/** The keys of lines that the keeper remembers, of all agents. */
	async keys(): Promise<readonly string[]> {
		const agents = (await this.#keeper?.current?.client.list()) ?? [];
		return agents.flatMap(({ keys }) => keys.map(({ key }) => key));
	}

	/** Resolves when that many bytes of one agent are kept, while no hub runs. */
	async untilKept(bytes: number): Promise<void> {
		const client = (await this.#findKeeper(Logger.create("test"))).current?.client;
		while (client !== undefined && !(await client.list()).some(({ kept }) => kept >= bytes));
		await client?.detach();
	}

	/** Writes a line to every agent while no hub runs, as one did that was killed before it could have the key forgotten. */
	async write(line: string, key: string): Promise<void> {
		const logger = Logger.create("test");
		const client = (await this.#findKeeper(logger)).current?.client;
		if (client === undefined) return;
		for (const state of client.welcome.agents) {
			const agent = await KeptProcess.attach(state, { client, logger });
			await agent.write(line, { key });
		}
		await client.detach();
	}

	client(): TestClient {
		return new TestClient(this.hub, "host");
	}

	/** A client with a new session open. */
	async session(agent = "eliza"): Promise<{ client: TestClient; sessionId: string }> {
		const client = this.client();
		const { sessionId } = await client.ask("session.create", { folder: this.folder, agent });
		await client.open(sessionId);
		return { client, sessionId };
	}

	/** A client of the next hub, with a session open. */
	async viewer(sessionId: string): Promise<TestClient> {
		const client = this.client();
		await client.open(sessionId);
		return client;
	}

	/** The agent's process: the one that was started, or taken over from the hub before. */
	async agentPid(): Promise<number> {
		const { fields } = await this.logs.waitFor(({ message }) =>
			/process (?:started|was taken up)$/.test(message),
		);
		return Number(fields?.["pid"]);
	}

	/** How far the output of all agents is acknowledged. */
	async acknowledged(): Promise<number> {
		const agents = (await this.#keeper?.current?.client.list()) ?? [];
		return agents.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
	}

	#findKeeper(logger: Logger): Promise<KeeperLink> {
		return KeeperLink.find({
			folder: join(this.folder, "keeper"),
			ledgerFolder: join(this.folder, "agents"),
			version: "0.0.0-test",
			logger,
			successor: { command: process.execPath, args: ["-e", ""], cwd: this.folder, env: {} },
			onReplaced: () => undefined,
		});
	}

	async #end(): Promise<void> {
		await this.#hub?.close();
		await this.#keeper?.leave();
		const keeper = await this.#findKeeper(Logger.create("test"));
		await keeper.end();
		await rm(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
	}
}
