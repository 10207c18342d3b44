import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "@parley/logging/logger";
import { isSame, type ProcessId, type ProcessTable } from "./process-table.ts";
import { ProcessTree } from "./process-tree.ts";
import { systemTable } from "./system-table.ts";
import { parseRecord, type TreeRecord } from "./tree-record.ts";

export type TreeLedgerOptions = {
	/** A dedicated folder with one file per tree. */
	readonly folder: string;
	/** The process that owns the trees: when it is dead, its successor ends them. */
	readonly owner: ProcessId;
	readonly logger: Logger;
	readonly table?: ProcessTable;
	/** How long the tree of a dead owner may take to exit after SIGTERM. */
	readonly graceMs?: number;
};

/** The entry of one tree. */
export type LedgerEntry = {
	/** Records that its process has started. */
	readonly lead: (leader: ProcessId) => Promise<void>;
	/** Removes the entry: nothing of the tree runs any more. */
	readonly close: () => Promise<void>;
};

/** Records on disk which process trees run for which owner, so that another process can end them after the owner has died. */
export class TreeLedger {
	readonly #options: Required<TreeLedgerOptions>;

	constructor(options: TreeLedgerOptions) {
		this.#options = { table: systemTable, graceMs: 2000, ...options };
	}

	/** Records a tree before its process starts. */
	async open(mark: string): Promise<LedgerEntry> {
		const { owner } = this.#options;
		await this.#write({ version: 1, mark, owner });
		let isClosed = false;
		let writing: Promise<void> = Promise.resolve();
		return {
			lead: async (leader) => {
				if (isClosed) return;
				writing = this.#write({ version: 1, mark, owner, leader });
				await writing;
			},
			close: async () => {
				isClosed = true;
				// A pending write would recreate the file.
				await writing.catch(() => undefined);
				await rm(this.#pathOf(mark), { force: true });
			},
		};
	}

	/** Ends all trees whose owner is dead. When it resolves nothing of them runs, as far as their processes can be found and ended. */
	async endOrphans(): Promise<void> {
		const { folder, logger } = this.#options;
		const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
			if (error.code !== "ENOENT") logger.error("The records of agents cannot be read", { folder, error });
			return [];
		});
		await Promise.all(names.map((name) => this.#review(join(folder, name))));
	}

	async #review(path: string): Promise<void> {
		const { logger } = this.#options;
		try {
			const record = path.endsWith(".json") ? parseRecord(await readFile(path, "utf8")) : undefined;
			if (record === undefined) {
				logger.warn("A file is no record of an agent and was removed", { path });
			} else if (await this.#isOwned(record)) return;
			else if (!(await this.#end(record))) {
				logger.error("Processes of an agent whose hub has died cannot be ended", { ...record });
				return;
			}
			await rm(path, { force: true, recursive: true });
		} catch (error) {
			logger.error("What a dead hub left running could not be looked for", { path, error });
		}
	}

	async #isOwned({ owner }: TreeRecord): Promise<boolean> {
		const found = await this.#options.table.find(owner.pid);
		return found !== undefined && isSame(found, owner);
	}

	async #end({ mark, leader }: TreeRecord): Promise<boolean> {
		const { table, graceMs, logger } = this.#options;
		const tree = new ProcessTree({ mark, leader, table });
		const members = await tree.look("marked");
		if (members.length === 0) return true;
		const pids = members.map(({ pid }) => pid);
		logger.warn("Ending an agent that outlived its hub", { pids });
		return tree.end(graceMs, "marked");
	}

	#pathOf(mark: string): string {
		return join(this.#options.folder, `${mark}.json`);
	}

	/** Writes atomically, readable by this user only. */
	async #write(record: TreeRecord): Promise<void> {
		await mkdir(this.#options.folder, { recursive: true, mode: 0o700 });
		const path = this.#pathOf(record.mark);
		await writeFile(`${path}.new`, `${JSON.stringify(record)}\n`, { mode: 0o600 });
		await rename(`${path}.new`, path);
	}
}
