import type { Logger } from "@parley/logging/logger";
import { systemTable } from "@parley/process/tree/system-table";
import { TreeLedger } from "@parley/process/tree/tree-ledger";

/**
 * Ends the agents that a dead hub left running, by the records in a folder, and continues those records. Call it before any agent starts.
 */
export const takeOverAgents = async (folder: string, logger: Logger): Promise<TreeLedger> => {
	const { pid } = process;
	const found = await systemTable.find(pid).catch((error: unknown) => {
		logger.warn("The processes of this machine cannot be listed", { error });
		return undefined;
	});
	const ledger = new TreeLedger({ folder, owner: { pid, started: found?.started ?? "" }, logger });
	await ledger.endOrphans();
	return ledger;
};
