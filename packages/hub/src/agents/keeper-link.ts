import type { Logger } from "@parley/logging/logger";
import type { KeeperStart } from "@parley/process/kept/connect-keeper";
import { KeeperClient, type Successor } from "@parley/process/kept/keeper-client";
import { KeeperWireError } from "@parley/process/kept/keeper-errors";
import { systemTable } from "@parley/process/tree/system-table";
import { TreeLedger } from "@parley/process/tree/tree-ledger";

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
export type OpenKeeper = { readonly client: KeeperClient; readonly ledger: TreeLedger };

/** The keeper of this hub's agents. It is started with the first agent, and again with the next one if it was killed. */
export class KeeperLink {
	readonly #options: KeeperLinkOptions;
	#opening: Promise<OpenKeeper> | undefined;
	#open: OpenKeeper | undefined;
	/** How many are doing something with it. */
	#users = 0;

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

	/** Does something with the keeper, which is started if necessary. An older one that has no agents is replaced first. */
	async use<T>(work: (open: OpenKeeper) => Promise<T>): Promise<T> {
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
		return this.#attached(await KeeperClient.connect(this.#options));
	}

	async #retire(client: KeeperClient): Promise<void> {
		const { version } = client.welcome;
		this.#options.logger.info("An older keeper without agents is replaced", { keeper: client.pid, version });
		await client.end();
	}

	/** Leaves agents and keeper to the next hub. */
	async leave(): Promise<void> {
		await this.#open?.client.detach();
	}

	/** Ends agents and keeper. */
	async end(): Promise<void> {
		await this.#open?.client.end();
	}

	async #attached(client: KeeperClient): Promise<OpenKeeper> {
		const { ledgerFolder: folder, logger, successor, onReplaced } = this.#options;
		const { pid } = client;
		const found = await systemTable.find(pid);
		const ledger = new TreeLedger({ folder, owner: { pid, started: found?.started ?? "" }, logger });
		const open = { client, ledger };
		this.#open = open;
		client.succeededBy(successor);
		client.onReplaced(onReplaced);
		void client.closed.then(() => {
			if (this.#open === open) this.#open = undefined;
		});
		return open;
	}
}
