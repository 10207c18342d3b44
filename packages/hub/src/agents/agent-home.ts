import type { RunningAgent } from "@parley/acp/pipe/running-agent";
import type { Logger } from "@parley/logging/logger";
import type { AgentCommand } from "@parley/process/agent-command";
import { AgentProcess, defaultPatience } from "@parley/process/agent-process";
import { KeptProcess } from "@parley/process/kept/kept-process";
import type { TreeLedger } from "@parley/process/tree/tree-ledger";
import type { KeeperLink } from "./keeper-link.ts";

/** Where agents' processes live. */
export type AgentHome = {
	/** Rejects with an AgentStartError and then leaves no process behind. */
	start(command: AgentCommand, logger: Logger): Promise<RunningAgent>;
};

/** Agents are children of this process and end with it. `ledger` records them, so that another hub can end them if this one dies. */
export const ownAgents = (ledger?: TreeLedger): AgentHome => ({
	start: (command, logger) => AgentProcess.spawn(command, logger, defaultPatience, ledger),
});

/** Agents live with the keeper and outlive this process. */
export const keptAgents = (keeper: KeeperLink): AgentHome => ({
	start: (command, logger) => keeper.use((open) => KeptProcess.spawn(command, { ...open, logger })),
});
