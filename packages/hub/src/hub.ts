import type { Logger } from "@parley/logging/logger";
import type { Handlers } from "@parley/protocol/endpoint/handlers";
import { AgentCatalog } from "./agents/agent-catalog.ts";
import type { AgentConfig } from "./agents/agent-config.ts";
import { AgentPool } from "./agents/agent-pool.ts";
import type { Client } from "./delivery/client.ts";
import { Clients } from "./delivery/clients.ts";
import { LogDelivery } from "./delivery/log-delivery.ts";
import { Drafts } from "./drafts/drafts.ts";
import { Folders } from "./folders/folders.ts";
import { TrustWatch } from "./folders/trust-watch.ts";
import { Hosts } from "./hosts/hosts.ts";
import { type Later, unreferencedTimer } from "./later.ts";
import { agentHandlers } from "./methods/agent-handlers.ts";
import type { CallContext } from "./methods/context.ts";
import { draftHandlers } from "./methods/draft-handlers.ts";
import { folderHandlers } from "./methods/folder-handlers.ts";
import { helloHandler } from "./methods/hello-handler.ts";
import { hostHandlers } from "./methods/host-handlers.ts";
import { promptHandlers } from "./methods/prompt-handlers.ts";
import { searchHandlers } from "./methods/search-handlers.ts";
import { sessionHandlers } from "./methods/session-handlers.ts";
import { DetachWatch } from "./sessions/detach-watch.ts";
import { Sessions } from "./sessions/sessions.ts";
import type { LogStore } from "./store/log-store.ts";

const defaultDetachGrace = 10 * 60_000;

export type HubOptions = {
	readonly store: LogStore;
	readonly agents: readonly [AgentConfig, ...AgentConfig[]];
	readonly version: string;
	readonly logger: Logger;
	readonly now?: () => number;
	readonly later?: Later;
	/** How long an agent is kept for a session that nobody looks at and in which nothing happens. */
	readonly detachGrace?: number;
	readonly onClientGone?: (client: Client) => void;
	/** The store is broken: the hub must end rather than show what it cannot keep. */
	readonly onStoreFailed: (error: unknown) => void;
};

/** Sessions, the clients that watch them, and the requests they can make. Knows nothing of sockets. */
export class Hub {
	readonly clients: Clients;
	readonly sessions: Sessions;
	readonly handlers: Handlers<CallContext>;
	readonly #store: LogStore;
	readonly #pool: AgentPool;
	readonly #watch: DetachWatch;

	private constructor(parts: {
		clients: Clients;
		sessions: Sessions;
		handlers: Handlers<CallContext>;
		store: LogStore;
		pool: AgentPool;
		watch: DetachWatch;
	}) {
		this.clients = parts.clients;
		this.sessions = parts.sessions;
		this.handlers = parts.handlers;
		this.#store = parts.store;
		this.#pool = parts.pool;
		this.#watch = parts.watch;
	}

	static async open(options: HubOptions): Promise<Hub> {
		const {
			store,
			agents,
			version,
			logger,
			now = Date.now,
			later = unreferencedTimer,
			detachGrace = defaultDetachGrace,
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
				onClientGone(client);
			},
		});
		const delivery = new LogDelivery({ clients, store, logger: logger.child("delivery") });
		const watch = new DetachWatch({
			grace: detachGrace,
			later,
			isWatched: (sessionId) => clients.watching(sessionId).length > 0,
			onOver: (sessionId) => sessions.letGo(sessionId),
		});
		const catalog = new AgentCatalog(agents);
		const hosts: Hosts = new Hosts({
			push: (client, event) => clients.push(client, event),
			publish: (event) => clients.publish(event),
			onChanged: () =>
				void trust
					.review()
					.catch((error: unknown) =>
						logger.error("A change of trust did not take effect everywhere", { error }),
					),
			logger: logger.child("hosts"),
			now,
			later,
		});
		const pool = new AgentPool({
			logger,
			version,
			environmentOf: (folder) => hosts.windows.environmentOf(folder),
			readSecret: async (name, folder) => (await hosts.ask(folder, "host.readSecret", { name })).value,
		});
		const folders = await Folders.load(store, now, (path) => hosts.windows.trustOf(path));
		const drafts = await Drafts.load({
			store,
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
			logger,
			now,
			hasDraft: (sessionId) => drafts.has(sessionId),
			onStoreFailed,
			onCommitted: (sessionId, events) => delivery.committed(sessionId, events),
			onChanged: (changed, removed) => {
				clients.publish({ topic: "state", payload: { sessions: [...changed], removed: [...removed] } });
				for (const summary of changed) {
					watch.review(summary.sessionId);
					hosts.review(summary);
				}
				for (const sessionId of removed) {
					hosts.forget(sessionId);
					for (const client of clients.watching(sessionId)) client.sessions.delete(sessionId);
					watch.forget(sessionId);
					drafts.forget(sessionId);
				}
			},
		});
		const trust: TrustWatch = new TrustWatch({
			folders,
			onChanged: (changed) => clients.publish({ topic: "folders", payload: { folders: [...changed] } }),
			onLost: (folder) => sessions.sendAwayStrangers(folder),
		});
		const handlers = {
			...hostHandlers(hosts, sessions),
			...helloHandler({ sessions, store, watch, version, logger: logger.child("delivery") }),
			...folderHandlers(folders, trust),
			...agentHandlers(catalog),
			...sessionHandlers(sessions, store, watch),
			...searchHandlers(store, logger.child("search")),
			...promptHandlers(sessions, drafts),
			...draftHandlers(sessions, drafts),
		};
		return new Hub({ clients, sessions, handlers, store, pool, watch });
	}

	/** Nobody is here and nothing goes on. */
	get isIdle(): boolean {
		return this.clients.count === 0 && this.sessions.busy === 0;
	}

	/** Ends agents, then the store, so that what agents said last is kept. */
	async close(): Promise<void> {
		this.clients.endAll();
		this.#watch[Symbol.dispose]();
		await this.sessions.closeAll();
		await this.#pool.close();
		await this.#store.close();
	}
}
