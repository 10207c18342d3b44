import type { Handlers } from "@parley/protocol/endpoint/handlers";
import type { SessionSummary } from "@parley/protocol/session/summary";
import type { AgentSettings } from "./agents/agent-settings.ts";
import type { BlobMaintenance } from "./blobs/blob-maintenance.ts";
import { type HubParts, hubHandlers } from "./composition/hub-handlers.ts";
import { type HubSetup, hubSetup } from "./composition/hub-setup.ts";
import { openAgentSetup } from "./composition/open-agent-setup.ts";
import { type AgentParts, openAgents } from "./composition/open-agents.ts";
import { openBlobs } from "./composition/open-blobs.ts";
import { openDelivery } from "./composition/open-delivery.ts";
import { openLogins } from "./composition/open-logins.ts";
import { openSessions, type SessionParts } from "./composition/open-sessions.ts";
import { openStoreWatch } from "./composition/open-store-watch.ts";
import { openTransfer } from "./composition/open-transfer.ts";
import { openTrash } from "./composition/open-trash.ts";
import type { CallContext } from "./delivery/call-context.ts";
import type { Client } from "./delivery/client.ts";
import type { Clients } from "./delivery/clients.ts";
import type { HubOptions } from "./hub-options.ts";
import type { Logins } from "./logins/logins.ts";
import type { UserServers } from "./mcp/user-servers.ts";
import { hubStopped } from "./sessions/close-open-turn.ts";
import type { Sessions } from "./sessions/sessions.ts";
import type { UnwatchedAgents } from "./sessions/unwatched-agents.ts";
import type { BlobCount } from "./store/blob-store.ts";

/** Sessions, the clients that watch them, and their requests. It is independent of sockets. */
export class Hub {
	readonly clients: Clients;
	readonly sessions: Sessions;
	readonly agents: AgentSettings;
	readonly servers: UserServers;
	readonly handlers: Handlers<CallContext>;
	readonly #blobMaintenance: BlobMaintenance;
	readonly #unwatched: UnwatchedAgents;
	readonly #setup: HubSetup;

	private constructor(setup: HubSetup, parts: HubParts) {
		this.clients = parts.delivery.clients;
		this.sessions = parts.sessions.sessions;
		this.agents = parts.agents.settings;
		this.servers = parts.sessions.servers.user;
		this.handlers = hubHandlers(setup, parts);
		this.#blobMaintenance = parts.blobs.maintenance;
		this.#unwatched = parts.sessions.unwatched;
		this.#setup = setup;
	}

	/** Closes what was opened before a failure. Agents that were taken over are left to the next hub; without a keeper they end. */
	static async open(options: HubOptions): Promise<Hub> {
		const setup = hubSetup(options);
		try {
			return await Hub.#compose(setup, options);
		} catch (error) {
			setup.leave();
			await setup.teardown.run().catch((unfinished: unknown) => {
				setup.logger.warn("A hub that could not be opened did not end", { error: unfinished });
			});
			throw error;
		}
	}

	/** Builds the parts in order of dependency. A part that must notify a later one gets a callback. */
	static async #compose(setup: HubSetup, options: HubOptions): Promise<Hub> {
		const onGone = (client: Client): void => {
			agents.hosts.gone(client);
			for (const sessionId of client.sessions) sessions.watch.review(sessionId);
			blobs.uploads.forget(client);
			options.onClientGone?.(client);
		};
		let list: () => readonly SessionSummary[] = () => [];
		const delivery = openDelivery(setup, onGone, () => list());
		const blobs = await openBlobs(setup);
		// Loading writes too: the store may fail and recover before all sessions are loaded.
		const loaded = Promise.withResolvers<Sessions>();
		const storeWatch = await openStoreWatch(setup, delivery.clients, async () =>
			(await loaded.promise).recover(),
		);
		const reviewTrust = (): void => {
			sessions.trust
				.review()
				.catch((error: unknown) =>
					setup.logger.error("A change of trust did not take effect everywhere", { error }),
				);
		};
		let logins: Logins | undefined;
		const agents: AgentParts = await openAgents(setup, delivery.clients, reviewTrust, (...told) =>
			logins?.told(...told),
		);
		const sessions: SessionParts = await openSessions(setup, { delivery, blobs, agents, storeWatch });
		loaded.resolve(sessions.sessions);
		list = () => sessions.sessions.list();
		const trash = await openTrash(setup, sessions);
		const transfer = openTransfer(setup, { blobs, sessions, trash });
		const agentSetup = openAgentSetup(setup, agents, sessions.folders);
		logins = openLogins(setup, {
			...{ clients: delivery.clients, agents, sessions: sessions.sessions, agentSetup },
		});
		return new Hub(setup, {
			...{ delivery, blobs, agents, agentSetup, logins, storeWatch, sessions, trash, transfer },
		});
	}

	/** Whether no client is attached, nothing is running, and nothing would be lost with the agents. */
	get isIdle(): boolean {
		const isUsed = this.clients.attached.length > 0 || this.sessions.busy > 0;
		return !isUsed && this.#unwatched.irreplaceable === 0;
	}

	/** Removes blobs unreferenced and unused for `grace` milliseconds, and returns how much that was. */
	collectGarbage(grace?: number): Promise<BlobCount> {
		return this.#blobMaintenance.collect(grace);
	}

	/** Ends all agents because someone has stopped the hub, and tells every client: it must still be connected. */
	async stop(): Promise<void> {
		await this.sessions.closeAll(hubStopped);
		this.clients.publish({ topic: "connection", payload: { status: "stopped" } });
	}

	/** Ends agents, then the store, so that the agents' last output is stored. */
	close(): Promise<void> {
		return this.#setup.teardown.run();
	}

	/** Closes without ending the agents: their turns continue, and the next hub goes on with them. Without a keeper they end. */
	leave(): Promise<void> {
		this.#setup.leave();
		return this.close();
	}
}
