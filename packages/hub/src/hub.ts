import type { Handlers } from "@parley/protocol/endpoint/handlers";
import { AgentCatalog } from "./agents/agent-catalog.ts";
import { AgentPool } from "./agents/agent-pool.ts";
import { AgentSecrets } from "./agents/agent-secrets.ts";
import { AgentSettings } from "./agents/agent-settings.ts";
import { Attachments } from "./blobs/attachments.ts";
import { BlobAccount } from "./blobs/blob-account.ts";
import { BlobMaintenance } from "./blobs/blob-maintenance.ts";
import { LongOutputs } from "./blobs/long-outputs.ts";
import { Uploads } from "./blobs/uploads.ts";
import { Clients } from "./delivery/clients.ts";
import { ListBroadcast } from "./delivery/list-broadcast.ts";
import { LogDelivery } from "./delivery/log-delivery.ts";
import { Drafts } from "./drafts/drafts.ts";
import { Folders } from "./folders/folders.ts";
import { TrustWatch } from "./folders/trust-watch.ts";
import { Hosts } from "./hosts/hosts.ts";
import { WindowChanges } from "./hosts/window-changes.ts";
import type { HubOptions } from "./hub-options.ts";
import { Maintenance } from "./maintenance/maintenance.ts";
import { agentHandlers } from "./methods/agent-handlers.ts";
import { blobHandlers } from "./methods/blob-handlers.ts";
import type { CallContext } from "./methods/context.ts";
import { deliveryHandlers } from "./methods/delivery-handlers.ts";
import { draftHandlers } from "./methods/draft-handlers.ts";
import { folderHandlers } from "./methods/folder-handlers.ts";
import { helloHandler } from "./methods/hello-handler.ts";
import { hostHandlers } from "./methods/host-handlers.ts";
import { maintenanceHandlers, noLogs } from "./methods/maintenance-handlers.ts";
import { promptHandlers } from "./methods/prompt-handlers.ts";
import { searchHandlers } from "./methods/search-handlers.ts";
import { sessionHandlers } from "./methods/session-handlers.ts";
import { storeHandlers } from "./methods/store-handlers.ts";
import { transferHandlers } from "./methods/transfer-handlers.ts";
import { trashHandlers } from "./methods/trash-handlers.ts";
import { DetachWatch } from "./sessions/detach-watch.ts";
import { Sessions } from "./sessions/sessions.ts";
import type { BlobCount } from "./store/blob-store.ts";
import type { Store } from "./store/store.ts";
import { StoreWatch } from "./store/store-watch.ts";
import { draftOfQueue } from "./transfer/draft-of-queue.ts";
import { Exporter } from "./transfer/exporter.ts";
import { Imports } from "./transfer/imports.ts";
import { Trash } from "./trash/trash.ts";
import { unreferencedTimer } from "./unreferenced-timer.ts";

const defaultDetachGrace = 10 * 60_000;
const defaultBlobQuota = 2 * 1024 ** 3;

/** Sessions, the clients that watch them, and the requests they can make. Knows nothing of sockets. */
export class Hub {
	readonly clients: Clients;
	readonly sessions: Sessions;
	readonly agents: AgentSettings;
	readonly handlers: Handlers<CallContext>;
	readonly #store: Store;
	readonly #pool: AgentPool;
	readonly #list: ListBroadcast;
	readonly #watch: DetachWatch;
	readonly #blobMaintenance: BlobMaintenance;
	readonly #storeWatch: StoreWatch;
	readonly #trash: Trash;

	private constructor(parts: {
		clients: Clients;
		sessions: Sessions;
		handlers: Handlers<CallContext>;
		store: Store;
		pool: AgentPool;
		list: ListBroadcast;
		watch: DetachWatch;
		blobMaintenance: BlobMaintenance;
		storeWatch: StoreWatch;
		trash: Trash;
		agents: AgentSettings;
	}) {
		this.clients = parts.clients;
		this.sessions = parts.sessions;
		this.handlers = parts.handlers;
		this.#store = parts.store;
		this.#pool = parts.pool;
		this.#list = parts.list;
		this.#watch = parts.watch;
		this.#blobMaintenance = parts.blobMaintenance;
		this.#storeWatch = parts.storeWatch;
		this.#trash = parts.trash;
		this.agents = parts.agents;
	}

	static async open(options: HubOptions): Promise<Hub> {
		const {
			store,
			agents,
			version,
			logger,
			now = Date.now,
			elapsed = () => performance.now(),
			later = unreferencedTimer,
			detachGrace = defaultDetachGrace,
			blobQuota = defaultBlobQuota,
			keepDeletedFor,
			secretMemory,
			hubLogs = noLogs,
			ledger,
			onClientGone = () => undefined,
			onStoreFailed,
		} = options;
		const clients = new Clients({
			epoch: store.epoch,
			logger: logger.child("delivery"),
			later,
			onGone: (client) => {
				hosts.gone(client);
				for (const sessionId of client.sessions) watch.review(sessionId);
				uploads.forget(client);
				onClientGone(client);
			},
		});
		const list = new ListBroadcast({
			publish: (changed, removed) =>
				clients.publish({ topic: "state", payload: { sessions: [...changed], removed: [...removed] } }),
			later,
		});
		const blobLogger = logger.child("blobs");
		const account = await BlobAccount.open({ store: store.blobs, quota: blobQuota, logger: blobLogger });
		const uploads = new Uploads({ store: store.blobs, account, now, logger: blobLogger });
		const attachments = new Attachments(store.blobs);
		const blobMaintenance = new BlobMaintenance({ store: store.blobs, account, later, logger: blobLogger });
		const outputs = new LongOutputs({ account, onFull: () => blobMaintenance.tidy() });
		const delivery = new LogDelivery({ clients, store: store.log, logger: logger.child("delivery") });
		const watch = new DetachWatch({
			grace: detachGrace,
			later,
			isWatched: (sessionId) => clients.watching(sessionId).length > 0,
			onOver: (sessionId) => sessions.detachAgent(sessionId),
		});
		const storeWatch = await StoreWatch.load({
			store: store.health,
			later,
			now,
			onChanged: (state) => clients.publish({ topic: "store", payload: state }),
			onRecovered: () => sessions.recover(),
			onFailed: onStoreFailed,
		});
		const secrets = new AgentSecrets({
			logger,
			...(secretMemory === undefined ? {} : { memory: secretMemory }),
		});
		await secrets.register(agents);
		const catalog = new AgentCatalog(agents);
		const windowChanges = new WindowChanges();
		const hosts: Hosts = new Hosts({
			push: (client, event) => clients.push(client, event),
			publish: (event) => clients.publish(event),
			onChanged: () => {
				windowChanges.changed();
				void trust
					.review()
					.catch((error: unknown) =>
						logger.error("A change of trust did not take effect everywhere", { error }),
					);
			},
			logger: logger.child("hosts"),
			now,
			later,
		});
		const pool = new AgentPool({
			logger,
			version,
			ledger,
			environmentOf: (folder) => hosts.windows.environmentOf(folder),
			readSecret: async (name, folder) => {
				const { value } = await hosts.ask(folder, "host.readSecret", { name });
				if (value !== undefined) await secrets.hide([value]);
				return value;
			},
		});
		const folders = await Folders.load(store.folders, now, (path) => hosts.windows.trustOf(path));
		const drafts = await Drafts.load({
			store: store.drafts,
			attachments,
			now,
			exists: (sessionId) => sessions.has(sessionId),
			onChanged: (sessionId, draft, marked) => {
				clients.publish({ topic: "draft", payload: { sessionId, draft } }, (client) =>
					client.sessions.has(sessionId),
				);
				if (marked) sessions.announce(sessionId);
			},
		});
		const sessions: Sessions = await Sessions.load({
			store,
			catalog,
			pool,
			folders,
			windows: {
				offerFor: (folder) => ({
					hasEnvironment: hosts.windows.environmentOf(folder) !== undefined,
					canAsk: hosts.windows.forFolder(folder) !== undefined,
				}),
				nextChange: () => windowChanges.next(),
			},
			attachments,
			outputs,
			logger,
			now,
			hasDraft: (sessionId) => drafts.has(sessionId),
			onUnwritable: (error) => {
				logger.error("Nothing can be saved", { error });
				storeWatch.report(error);
			},
			onStoreFailed,
			onCommitted: (sessionId, events) => delivery.committed(sessionId, events),
			onChanged: (changed, removed) => {
				list.change(changed, removed);
				for (const summary of changed) {
					watch.review(summary.sessionId);
					hosts.review(summary);
				}
				for (const sessionId of removed) {
					hosts.forget(sessionId);
					for (const { sessions, given } of clients.holding(sessionId)) {
						sessions.delete(sessionId);
						given.delete(sessionId);
					}
					watch.forget(sessionId);
				}
				if (removed.length > 0) blobMaintenance.tidy();
			},
		});
		const trust: TrustWatch = new TrustWatch({
			folders,
			onChanged: (changed) => clients.publish({ topic: "folders", payload: { folders: [...changed] } }),
			onLost: (folder) => sessions.evictThirdPartyAgents(folder),
		});
		const trash = await Trash.load({
			store: store.trash,
			sessions,
			logger: logger.child("store"),
			now,
			elapsed,
			later,
			onPurged: (sessionId) => drafts.forget(sessionId),
			...(keepDeletedFor === undefined ? {} : { keepFor: keepDeletedFor }),
		});
		const exporter = new Exporter(store.log, logger.redactor);
		const imports = new Imports({
			store,
			now,
			later,
			holderOf: (sessionId) => {
				if (sessions.isDamaged(sessionId)) return "damaged";
				if (sessions.has(sessionId)) return "session";
				return trash.has(sessionId) ? "trash" : undefined;
			},
			adopt: async (sessionId, draft) => {
				if (draft !== undefined) drafts.adopt(sessionId, draft);
				await sessions.adopt(sessionId);
				await trust.review();
			},
			restore: (sessionId) => trash.restore(sessionId),
			draftOf: (sessionId, prompts) => draftOfQueue({ attachments, now, logger }, sessionId, prompts),
		});
		const maintenance = new Maintenance({
			store: store.maintenance,
			search: store.search,
			trash,
			sessions,
			blobs: blobMaintenance,
			later,
		});
		const forget = {
			...{ sessions, trash, drafts, folders, imports, exporter, account, secrets },
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
			...sessionHandlers(sessions, store.log, watch, clients),
			...searchHandlers(store.search, logger.child("search")),
			...promptHandlers(sessions, drafts),
			...draftHandlers(sessions, drafts),
			...blobHandlers(store.blobs, uploads),
			...storeHandlers(storeWatch),
			...trashHandlers(trash),
			...transferHandlers(sessions, exporter, imports, uploads, () => handlers),
			...maintenanceHandlers(store.maintenance, maintenance, forget, hubLogs),
		};
		const settings = new AgentSettings(catalog, secrets, (choices) =>
			clients.publish({ topic: "agents", payload: choices }),
		);
		return new Hub({
			clients,
			sessions,
			handlers,
			store,
			pool,
			list,
			watch,
			blobMaintenance,
			storeWatch,
			trash,
			agents: settings,
		});
	}

	/** Nobody is here and nothing goes on. */
	get isIdle(): boolean {
		return this.clients.count === 0 && this.sessions.busy === 0;
	}

	/** Removes data that nothing refers to and that nobody used for `grace` milliseconds, and says how much it was. */
	collectGarbage(grace?: number): Promise<BlobCount> {
		return this.#blobMaintenance.collect(grace);
	}

	/** Ends agents, then the store, so that what agents said last is kept. */
	async close(): Promise<void> {
		this.clients.endAll();
		this.#list[Symbol.dispose]();
		this.#watch[Symbol.dispose]();
		this.#blobMaintenance[Symbol.dispose]();
		this.#storeWatch[Symbol.dispose]();
		this.#trash[Symbol.dispose]();
		await this.sessions.closeAll();
		await this.#pool.close();
		await this.#store.close();
	}
}
