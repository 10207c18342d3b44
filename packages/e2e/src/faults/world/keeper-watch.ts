import { setTimeout as delay } from "node:timers/promises";
import type { AgentState } from "@parley/keeper/wire/messages";
import { Logger } from "@parley/logging/logger";
import { KeeperClient } from "@parley/process/kept/keeper-client";
import { hubFiles } from "@parley/server/hub-process/hub-files";

const pollMs = 10;

/**
 * What a keeper says about its agents while no hub is attached. It counts as a hub that tried in vain, so one serves for all questions; it
 * reads and acknowledges nothing.
 */
export class KeeperWatch implements AsyncDisposable {
	readonly #client: KeeperClient;

	private constructor(client: KeeperClient) {
		this.#client = client;
	}

	static async open(data: string): Promise<KeeperWatch> {
		const options = { folder: hubFiles(data).keeper, version: "0.0.0", logger: Logger.create("client") };
		const client = await KeeperClient.find(options);
		if (client === undefined) throw new Error("no keeper runs");
		return new KeeperWatch(client);
	}

	async agent(pid: number): Promise<AgentState> {
		const found = (await this.#client.list()).find((agent) => agent.pid === pid);
		if (found === undefined) throw new Error(`the keeper has no agent ${pid}`);
		return found;
	}

	/** How much of these agents' output it keeps. */
	async kept(pids: readonly number[]): Promise<number> {
		const agents = await this.#client.list();
		return agents.reduce((sum, { pid, kept }) => sum + (pids.includes(pid) ? kept : 0), 0);
	}

	/** Resolves when it keeps that much of theirs. */
	async untilKept(pids: readonly number[], bytes: number): Promise<void> {
		while ((await this.kept(pids)) < bytes) await delay(pollMs);
	}

	/** Resolves when the agent is as wanted. */
	async until(pid: number, wanted: (agent: AgentState) => boolean): Promise<AgentState> {
		for (;;) {
			const agent = await this.agent(pid);
			if (wanted(agent)) return agent;
			await delay(pollMs);
		}
	}

	async [Symbol.asyncDispose](): Promise<void> {
		await this.#client.detach();
	}
}
