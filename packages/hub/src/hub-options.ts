import type { Schedule } from "@parley/base/time/schedule";
import type { Logger } from "@parley/logging/logger";
import type { AgentSetupFiles } from "./agent-setup/agent-setup.ts";
import type { AgentConfig } from "./agents/agent-config.ts";
import type { SecretMemory } from "./agents/agent-secrets.ts";
import type { KeeperLink } from "./agents/keeper-link.ts";
import type { KeepLimits } from "./agents/keeps-agent.ts";
import type { Client } from "./delivery/client.ts";
import type { HubLogs } from "./maintenance/maintenance-handlers.ts";
import type { ConfiguredServer } from "./mcp/server-definition.ts";
import type { ServerFile } from "./mcp/server-file.ts";
import type { Store } from "./store/store.ts";

export type HubOptions = {
	readonly store: Store;
	readonly agents: readonly [AgentConfig, ...AgentConfig[]];
	readonly version: string;
	readonly logger: Logger;
	/** Keeps the agents' processes, so that they outlive this hub; without one they end with it. */
	readonly keeper?: KeeperLink;
	/** Whether someone stopped the hub before this one: turns that it left open ended with that, and not in a crash. */
	readonly wasStopped?: boolean;
	readonly now?: () => number;
	/** Monotonic milliseconds. */
	readonly elapsed?: () => number;
	readonly later?: Schedule;
	/** How long an agent is kept for an idle session without viewers. */
	readonly detachGrace?: number;
	/** How long and how many agents are kept for such sessions if their memory would be lost with them. */
	readonly keepLimits?: KeepLimits;
	/** The memory of a process and everything it started, in bytes; undefined if it cannot be told. */
	readonly memoryOf?: (pid: number) => Promise<number | undefined>;
	/** The quota of attachments and long outputs, in bytes. */
	readonly blobQuota?: number;
	/** How long a deleted session can be restored. */
	readonly keepDeletedFor?: number;
	/** Fingerprints of secrets from earlier hubs. */
	readonly secretMemory?: SecretMemory;
	/** Where agents are configured and installed; without it, clients cannot change them. */
	readonly agentSetup?: AgentSetupFiles;
	/** The MCP servers that the user has configured. */
	readonly servers?: readonly ConfiguredServer[];
	/** Where they are configured; without it, clients cannot change them. */
	readonly serverFile?: ServerFile;
	/** The logs of the enclosing process. */
	readonly hubLogs?: HubLogs;
	readonly onClientGone?: (client: Client) => void;
	/** The store is broken: the hub must exit rather than show what it cannot store. */
	readonly onStoreFailed: (error: unknown) => void;
};
