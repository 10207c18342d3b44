import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "@parley/logging/logger";
import { glanceAtKeeper } from "@parley/process/kept/glance-keeper";
import { KeeperClient } from "@parley/process/kept/keeper-client";
import type { ProcessId } from "@parley/process/tree/process-table";
import { systemTable } from "@parley/process/tree/system-table";
import { endOrphans } from "./end-orphans.ts";
import { isAlive, readRecords } from "./ledger-records.ts";

const defaultPatienceMs = 5000;
const lookEvery = 50;

export type KeeperPlace = {
	/** The keeper's own folder. */
	readonly folder: string;
	/** Where running agents are recorded. */
	readonly ledgerFolder: string;
};

export type EndKeeperOptions = KeeperPlace & {
	readonly version: string;
	readonly logger: Logger;
	/** How long a keeper may take to greet, and then to end with its agents. */
	readonly patienceMs?: number;
};

/**
 * Ends the keeper of a folder with its agents, by force if it does not react. Only for whoever holds the hub's lock, and is `attached` or
 * knows that no hub is. False if it does not end.
 */
export const endKeeper = async (options: EndKeeperOptions, attached?: KeeperClient): Promise<boolean> => {
	const { ledgerFolder, logger, patienceMs = defaultPatienceMs } = options;
	const client = attached ?? (await reach(options, patienceMs));
	const keepers = await keepersOf(client, options);
	const isHung = client !== undefined && !(await client.end(patienceMs));
	const ended = keepers.map((keeper) =>
		endByForce(keeper, isHung, options).catch((error: unknown) => {
			logger.error("Whether the keeper has ended is unknown", { pid: keeper.pid, error });
			return false;
		}),
	);
	const gone = await Promise.all(ended);
	// Nothing of their agents runs any more, or else it ends now; either way the records go.
	await endOrphans(ledgerFolder, logger);
	return gone.every(Boolean);
};

/** Undefined if there is none, or this version cannot talk to it: it ends its agents on a signal, too. */
const reach = async (options: EndKeeperOptions, patienceMs: number): Promise<KeeperClient | undefined> => {
	try {
		return await KeeperClient.find({ ...options, signal: AbortSignal.timeout(patienceMs) });
	} catch (error) {
		options.logger.warn("The keeper cannot be asked to end", { error });
		return undefined;
	}
};

/** The records name the keeper of each agent, also of one that nobody can talk to. */
const keepersOf = async (
	client: KeeperClient | undefined,
	{ folder, ledgerFolder }: KeeperPlace,
): Promise<ProcessId[]> => {
	const { pid } = client ?? (await glanceAtKeeper(folder)) ?? {};
	const attached = pid === undefined ? undefined : await systemTable.find(pid).catch(() => undefined);
	const owners = (await readRecords(ledgerFolder)).map(({ owner }) => owner);
	const known = [...(attached === undefined ? [] : [attached]), ...owners];
	const byPid = new Map(known.map(({ pid, started }) => [pid, { pid, started }]));
	byPid.delete(process.pid);
	return [...byPid.values()];
};

const endByForce = async (
	keeper: ProcessId,
	isHung: boolean,
	options: EndKeeperOptions,
): Promise<boolean> => {
	const { logger, patienceMs = defaultPatienceMs } = options;
	if (!isHung && (await endsBy("SIGTERM", keeper, patienceMs))) return true;
	logger.error("The keeper does not end and is killed", { pid: keeper.pid });
	return endsBy("SIGKILL", keeper, patienceMs);
};

const endsBy = async (
	signal: "SIGTERM" | "SIGKILL",
	keeper: ProcessId,
	patienceMs: number,
): Promise<boolean> => {
	if (await isAlive(keeper)) systemTable.signal(keeper.pid, signal);
	const deadline = performance.now() + patienceMs;
	while (await isAlive(keeper)) {
		if (performance.now() > deadline) return false;
		await delay(lookEvery);
	}
	return true;
};
