import type { Handlers } from "@parley/protocol/endpoint/handlers";
import type { AgentSetup } from "../agent-setup/agent-setup.ts";
import { agentSetupHandlers } from "../agent-setup/agent-setup-handlers.ts";
import { agentHandlers } from "../agents/agent-handlers.ts";
import { ListedSessions } from "../agents/listed-sessions.ts";
import { blobHandlers } from "../blobs/blob-handlers.ts";
import type { CallContext } from "../delivery/call-context.ts";
import { deliveryHandlers } from "../delivery/delivery-handlers.ts";
import { helloHandler } from "../delivery/hello-handler.ts";
import { draftHandlers } from "../drafts/draft-handlers.ts";
import { folderHandlers } from "../folders/folder-handlers.ts";
import { hostHandlers } from "../hosts/host-handlers.ts";
import { loginHandlers } from "../logins/login-handlers.ts";
import type { Logins } from "../logins/logins.ts";
import { Maintenance } from "../maintenance/maintenance.ts";
import { maintenanceHandlers } from "../maintenance/maintenance-handlers.ts";
import { mcpHandlers } from "../mcp/mcp-handlers.ts";
import { mcpSettingsHandlers } from "../mcp/mcp-settings-handlers.ts";
import { searchHandlers } from "../search/search-handlers.ts";
import { foreignSessionHandlers } from "../sessions/foreign-session-handlers.ts";
import { promptHandlers } from "../sessions/prompt-handlers.ts";
import { sessionHandlers } from "../sessions/session-handlers.ts";
import { storeHandlers } from "../store/store-handlers.ts";
import type { StoreWatch } from "../store/store-watch.ts";
import { transferHandlers } from "../transfer/transfer-handlers.ts";
import type { Trash } from "../trash/trash.ts";
import { trashHandlers } from "../trash/trash-handlers.ts";
import type { HubSetup } from "./hub-setup.ts";
import type { AgentParts } from "./open-agents.ts";
import type { BlobParts } from "./open-blobs.ts";
import type { DeliveryParts } from "./open-delivery.ts";
import type { SessionParts } from "./open-sessions.ts";
import type { TransferParts } from "./open-transfer.ts";

export type HubParts = {
	readonly delivery: DeliveryParts;
	readonly blobs: BlobParts;
	readonly agents: AgentParts;
	readonly agentSetup: AgentSetup | undefined;
	readonly logins: Logins;
	readonly storeWatch: StoreWatch;
	readonly sessions: SessionParts;
	readonly trash: Trash;
	readonly transfer: TransferParts;
};

/** Every request that a client can make of the hub. */
export const hubHandlers = (setup: HubSetup, parts: HubParts): Handlers<CallContext> => {
	const { store, version, logger, later, hubLogs, serverFile } = setup;
	const { storeWatch, trash, agentSetup, logins } = parts;
	const { clients } = parts.delivery;
	const { account, uploads, maintenance: blobs } = parts.blobs;
	const { catalog, secrets, hosts, pool } = parts.agents;
	const { sessions, drafts, folders, servers, trust, watch, choices } = parts.sessions;
	const { exporter, imports } = parts.transfer;
	const maintenance = new Maintenance({
		...{ store: store.maintenance, search: store.search },
		...{ trash, sessions, blobs, later },
	});
	const forget = {
		...{ sessions, trash, drafts, folders, choices, servers, imports, exporter, account, secrets },
		store: store.maintenance,
		onForgotten: () => {
			storeWatch.forgetSalvage();
			clients.publish({ topic: "forgotten", payload: {} });
		},
	};
	const handlers: Handlers<CallContext> = {
		...hostHandlers(hosts, sessions),
		...helloHandler({
			...{ sessions, log: store.log, epoch: store.epoch, watch, version },
			logger: logger.child("delivery"),
			onGreeted: (client) => hosts.greeted(client),
		}),
		...deliveryHandlers,
		...folderHandlers(folders, trust),
		...agentHandlers(catalog, secrets),
		...(agentSetup === undefined ? {} : agentSetupHandlers(agentSetup)),
		...mcpHandlers(servers, sessions, folders),
		...(serverFile === undefined ? {} : mcpSettingsHandlers(servers.user, servers.switches, serverFile)),
		...loginHandlers({ logins, sessions, catalog, folders }),
		...sessionHandlers(sessions, store.log, watch, clients),
		...foreignSessionHandlers({
			...{ sessions, catalog, folders },
			listed: new ListedSessions({ pool, store: store.sessions }),
		}),
		...searchHandlers(store.search, logger.child("search")),
		...promptHandlers(sessions, drafts),
		...draftHandlers(sessions, drafts),
		...blobHandlers(store.blobs, uploads),
		...storeHandlers(storeWatch),
		...trashHandlers(trash),
		...transferHandlers(sessions, exporter, imports, uploads, () => handlers),
		...maintenanceHandlers(store.maintenance, maintenance, forget, hubLogs),
	};
	return handlers;
};
