import { stat } from "node:fs/promises";
import type { Logger } from "@parley/logging/logger";
import type { AgentCommand } from "./agent-command.ts";
import { AgentFolderMissingError } from "./start-errors.ts";
import type { LedgerEntry, TreeLedger } from "./tree/tree-ledger.ts";

/** A missing folder and a missing program look the same to spawn. */
export const requireFolder = async (command: AgentCommand): Promise<void> => {
	const folder = await stat(command.cwd).catch(() => undefined);
	if (folder?.isDirectory() !== true) throw new AgentFolderMissingError(command);
};

/** Notes a tree before its process runs. An agent that cannot be noted runs all the same. */
export const noteTree = (
	mark: string,
	ledger: TreeLedger | undefined,
	logger: Logger,
): Promise<LedgerEntry | undefined> =>
	(ledger?.open(mark) ?? Promise.resolve(undefined)).catch((error: unknown) => {
		logger.warn("An agent that would outlive this process could not be noted", { error });
		return undefined;
	});
