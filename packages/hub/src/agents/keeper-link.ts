import type { Logger } from "@parley/logging/logger";
import type { KeeperStart } from "@parley/process/kept/connect-keeper";
import { KeeperClient, type Successor } from "@parley/process/kept/keeper-client";
import { KeeperDetachedError, KeeperWireError } from "@parley/process/kept/keeper-errors";
import { systemTable } from "@parley/process/tree/system-table";
import { TreeLedger } from "@parley/process/tree/tree-ledger";
import { endKeeper } from "./end-keeper.ts";
import { endKept } from "./end-kept.ts";

export type KeeperLinkOptions = {
	/** The keeper's own folder. */
	readonly folder: string;
	/** Where running agents are recorded. */
	readonly ledgerFolder: string;
	readonly version: string;
	readonly logger: Logger;
	/** How the keeper starts a hub again when it has been alone for too long. */
	readonly successor: Successor;
	/** Another hub has taken the agents over: this one has nothing left to do. */
	readonly onReplaced: () => void;
	readonly start?: KeeperStart;
};

/** A keeper that this hub is attached to. */
export type OpenKeeper = {
	readonly client: KeeperClient;
	/** Absent if the keeper could not be identified: in its name, living agents would be taken for orphans. */
	readonly ledger?: TreeLedger;
};

/** The keeper of this hub's agents. It is started with the first agent, and again with the next one if it was killed. */
export class KeeperLink {
	readonly #options: KeeperLinkOptions;
	#opening: Promise<OpenKeeper> | undefined;
	#open: OpenKeeper | undefined;
	/** How many are doing something with it. */
	#users = 0;
	readonly #leaving = new AbortController();

	private constructor(options: KeeperLinkOptions) {
		this.#options = options;
	}

	/**
	 * Attaches to the keeper that an earlier hub left, if there is one. One that cannot be used is reported again when an agent starts. Rejects if
	 * there is no common wire: this hub would take the turns for interrupted that go on there.
	 */
	static async find(options: KeeperLinkOptions): Promise<KeeperLink> {
		const link = new KeeperLink(options);
		try {
			const client = await KeeperClient.find(options);
			if (client?.isOutdated === true && client.welcome.agents.length === 0) await link.#retire(client);
			else if (client !== undefined) await link.#attached(client);
		} catch (error) {
			if (error instanceof KeeperWireError) throw error;
			options.logger.error("The agents of an earlier hub are out of reach", { error });
		}
		return link;
	}

	/** The keeper, if one is attached. */
	get current(): OpenKeeper | undefined {
		return this.#open;
	}

	/**
	 * Does something with the keeper, which is started if necessary. An older one that has no agents is replaced first. Rejects after `leave`:
	 * the newest hub has the agents, and this one no longer is.
	 */
	async use<T>(work: (open: OpenKeeper) => Promise<T>): Promise<T> {
		if (this.#leaving.signal.aborted) throw new KeeperDetachedError();
		const isIdle = this.#users === 0 && this.#open?.client.isOutdated === true;
		const open = this.#open !== undefined && !isIdle ? this.#open : await this.#opened();
		this.#users += 1;
		try {
			return await work(open);
		} finally {
			this.#users -= 1;
		}
	}

	#opened(): Promise<OpenKeeper> {
		this.#opening ??= this.#connect().finally(() => {
			this.#opening = undefined;
		});
		return this.#opening;
	}

	async #connect(): Promise<OpenKeeper> {
		const open = this.#open;
		if (open !== undefined && (await open.client.list()).length > 0) return open;
		if (open !== undefined) await this.#retire(open.client);
		const { signal } = this.#leaving;
		return this.#takeOver(await KeeperClient.connect({ ...this.#options, signal }));
	}

	async #retire(client: KeeperClient): Promise<void> {
		const { version } = client.welcome;
		this.#options.logger.info("An older keeper without agents is replaced", { keeper: client.pid, version });
		await client.end();
	}

	/** Leaves agents and keeper to the next hub, for good. */
	async leave(): Promise<void> {
		this.#leaving.abort();
		await this.#opening?.catch(() => undefined);
		await this.#open?.client.detach();
	}

	/** Ends agents and keeper, also one that was out of reach. */
	async end(): Promise<void> {
		this.#leaving.abort();
		await this.#opening?.catch(() => undefined);
		await endKeeper(this.#options, this.#open?.client);
	}

	/** What was out of reach when this hub started counts as interrupted: its agents must not go on unseen, beside new ones. */
	async #takeOver(client: KeeperClient): Promise<OpenKeeper> {
		const { logger } = this.#options;
		const open = await this.#attached(client);
		const { agents } = client.welcome;
		if (agents.length > 0)
			logger.warn("Agents of an earlier hub that was out of reach are ended", { agents: agents.length });
		await Promise.all(agents.map((state) => endKept(state, open, logger)));
		return open;
	}

	async #attached(client: KeeperClient): Promise<OpenKeeper> {
		const { ledgerFolder: folder, logger, successor, onReplaced } = this.#options;
		const owner = await systemTable.find(client.pid).catch((error: unknown) => {
			logger.warn("The keeper's agents cannot be recorded", { keeper: client.pid, error });
			return undefined;
		});
		const ledger =
			owner && new TreeLedger({ folder, owner: { pid: owner.pid, started: owner.started }, logger });
		const open: OpenKeeper = { client, ...(ledger === undefined ? {} : { ledger }) };
		this.#open = open;
		client.succeededBy(successor);
		client.onReplaced(onReplaced);
		void client.closed.then(() => {
			if (this.#open === open) this.#open = undefined;
		});
		return open;
	}
}
