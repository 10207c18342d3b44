import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "@parley/logging/logger";
import { glanceAtKeeper } from "@parley/process/kept/glance-keeper";
import { KeeperClient } from "@parley/process/kept/keeper-client";
import { KeeperProofError, KeeperWireError } from "@parley/process/kept/keeper-errors";
import { isSame } from "@parley/process/tree/process-table";
import { systemTable } from "@parley/process/tree/system-table";
import { parseRecord } from "@parley/process/tree/tree-record";
import { endOrphans } from "./end-orphans.ts";

/** How long a keeper may take to end with its agents. */
const endingMs = 10_000;
const lookEvery = 50;

export type KeeperPlace = {
	/** The keeper's own folder. */
	readonly folder: string;
	/** Where running agents are recorded. */
	readonly ledgerFolder: string;
};

/** A keeper and the processes of its agents. */
export type LoneKeeper = { readonly pid: number; readonly since: number; readonly agents: readonly number[] };

/** The keeper of a folder and its agents, seen from outside: nothing is attached, and no hub is cut off. */
export const findLoneKeeper = async ({
	folder,
	ledgerFolder,
}: KeeperPlace): Promise<LoneKeeper | undefined> => {
	const seen = await glanceAtKeeper(folder);
	return seen && { ...seen, agents: await agentsOf(seen.pid, ledgerFolder) };
};

/** Ends the keeper that a dead hub has left, with its agents. Only for whoever holds the hub's lock. False if it does not end. */
export const endLoneKeeper = async (
	{ pid }: LoneKeeper,
	{ folder, ledgerFolder }: KeeperPlace,
	version: string,
	logger: Logger,
): Promise<boolean> => {
	try {
		const client = await KeeperClient.find({ folder, version, logger });
		await client?.end();
	} catch (error) {
		// One that this version cannot talk to ends its agents on a signal, too.
		if (!(error instanceof KeeperWireError || error instanceof KeeperProofError)) throw error;
		process.kill(pid, "SIGTERM");
	}
	const deadline = performance.now() + endingMs;
	while ((await systemTable.find(pid)) !== undefined) {
		if (performance.now() > deadline) return false;
		await delay(lookEvery);
	}
	// Nothing of them runs any more, or else it ends now; either way their records go.
	await endOrphans(ledgerFolder, logger);
	return true;
};

const agentsOf = async (keeper: number, ledgerFolder: string): Promise<number[]> => {
	const names = await readdir(ledgerFolder).catch(() => []);
	const found = names.map(async (name) => {
		const text = name.endsWith(".json")
			? await readFile(join(ledgerFolder, name), "utf8").catch(() => "")
			: "";
		const { owner, leader } = parseRecord(text) ?? {};
		if (owner?.pid !== keeper || leader === undefined) return [];
		const running = await systemTable.find(leader.pid);
		return running !== undefined && isSame(running, leader) ? [leader.pid] : [];
	});
	return (await Promise.all(found)).flat();
};
