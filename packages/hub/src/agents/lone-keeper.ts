import { glanceAtKeeper } from "@parley/process/kept/glance-keeper";
import type { KeeperPlace } from "./end-keeper.ts";
import { isAlive, readRecords } from "./ledger-records.ts";

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

const agentsOf = async (keeper: number, ledgerFolder: string): Promise<number[]> => {
	const found = (await readRecords(ledgerFolder)).map(async ({ owner, leader }) =>
		owner.pid === keeper && leader !== undefined && (await isAlive(leader)) ? [leader.pid] : [],
	);
	return (await Promise.all(found)).flat();
};
