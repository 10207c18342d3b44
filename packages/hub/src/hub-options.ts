import type { Schedule } from "@parley/base/time/schedule";
import type { Logger } from "@parley/logging/logger";
import type { TreeLedger } from "@parley/process/tree/tree-ledger";
import type { AgentConfig } from "./agents/agent-config.ts";
import type { SecretMemory } from "./agents/agent-secrets.ts";
import type { Client } from "./delivery/client.ts";
import type { HubLogs } from "./maintenance/maintenance-handlers.ts";
import type { Store } from "./store/store.ts";

export type HubOptions = {
	readonly store: Store;
	readonly agents: readonly [AgentConfig, ...AgentConfig[]];
	readonly version: string;
	readonly logger: Logger;
	/** Where processes of agents are noted, so that they can be ended after this one has died. */
	readonly ledger?: TreeLedger;
	readonly now?: () => number;
	/** Milliseconds since whenever, by a clock that nobody sets. */
	readonly elapsed?: () => number;
	readonly later?: Schedule;
	/** How long an agent is kept for a session that nobody looks at and in which nothing happens. */
	readonly detachGrace?: number;
	/** How many bytes of attachments and long outputs are kept at most. */
	readonly blobQuota?: number;
	/** How long a deleted session can be restored. */
	readonly keepDeletedFor?: number;
	/** What earlier hubs knew of secrets. */
	readonly secretMemory?: SecretMemory;
	/** The logs of the process around this. */
	readonly hubLogs?: HubLogs;
	readonly onClientGone?: (client: Client) => void;
	/** The store is broken: the hub must end rather than show what it cannot keep. */
	readonly onStoreFailed: (error: unknown) => void;
};
