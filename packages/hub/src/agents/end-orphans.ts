import type { Logger } from "@parley/logging/logger";
import { systemTable } from "@parley/process/tree/system-table";
import { TreeLedger } from "@parley/process/tree/tree-ledger";

/** Ends the agents that outlived their keeper, by the records in a folder. Call it before any agent starts. */
export const endOrphans = async (folder: string, logger: Logger): Promise<void> => {
	const { pid } = process;
	const found = await systemTable.find(pid).catch((error: unknown) => {
		logger.warn("The processes of this machine cannot be listed", { error });
		return undefined;
	});
	await new TreeLedger({ folder, owner: { pid, started: found?.started ?? "" }, logger }).endOrphans();
};
