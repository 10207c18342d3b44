import type { SessionSummary } from "@parley/protocol/session/summary";
import { RememberedChoices } from "../agents/remembered-choices.ts";
import { Drafts } from "../drafts/drafts.ts";
import { Folders } from "../folders/folders.ts";
import { TrustWatch } from "../folders/trust-watch.ts";
import { hubStopped } from "../sessions/close-open-turn.ts";
import { DetachWatch } from "../sessions/detach-watch.ts";
import { Sessions } from "../sessions/sessions.ts";
import { UnwatchedAgents } from "../sessions/unwatched-agents.ts";
import type { StoreWatch } from "../store/store-watch.ts";
import type { HubSetup } from "./hub-setup.ts";
import type { AgentParts } from "./open-agents.ts";
import type { BlobParts } from "./open-blobs.ts";
import type { DeliveryParts } from "./open-delivery.ts";
import { openServers, type ServerParts } from "./open-servers.ts";

export type SessionParts = {
	readonly sessions: Sessions;
	readonly drafts: Drafts;
	readonly folders: Folders;
	readonly servers: ServerParts;
	readonly trust: TrustWatch;
	/** Detaches agents that nobody needs. */
	readonly watch: DetachWatch;
	readonly unwatched: UnwatchedAgents;
	readonly choices: RememberedChoices;
};

export type SessionNeeds = {
	readonly delivery: DeliveryParts;
	readonly blobs: BlobParts;
	readonly agents: AgentParts;
	readonly storeWatch: StoreWatch;
};

/** Sessions, with the drafts and folders that belong to them. */
export const openSessions = async (setup: HubSetup, needs: SessionNeeds): Promise<SessionParts> => {
	const { store, logger, now, later, elapsed, detachGrace, keepLimits, memoryOf, onStoreFailed, teardown } =
		setup;
	const { delivery, blobs, agents, storeWatch } = needs;
	const { clients } = delivery;
	const { catalog, pool, hosts, windowChanges } = agents;
	const { attachments, outputs } = blobs;
	const isWatched = (sessionId: string): boolean => clients.watching(sessionId).length > 0;
	const watch = new DetachWatch({
		...{ grace: detachGrace, later, elapsed, isWatched },
		onOver: (sessionId, unwatchedMs) => unwatched.over(sessionId, unwatchedMs),
		onFailed: (sessionId, error) => logger.warn("Detaching an agent failed", { sessionId, error }),
	});
	const unwatched = new UnwatchedAgents({
		...{ sessions: () => sessions.all, limits: keepLimits, memoryOf, isWatched },
		unwatchedSince: (sessionId) => watch.unwatchedSince(sessionId),
	});
	teardown.stops(() => watch[Symbol.dispose]());
	const folders = await Folders.load(store.folders, now, (path) => hosts.windows.trustOf(path));
	const servers = await openServers(setup, clients, agents, folders);
	const drafts = await Drafts.load({
		...{ store: store.drafts, attachments, now },
		exists: (sessionId) => sessions.has(sessionId),
		onChanged: (sessionId, draft, marked) => {
			clients.publish({ topic: "draft", payload: { sessionId, draft } }, (client) =>
				client.sessions.has(sessionId),
			);
			if (marked) sessions.announce(sessionId);
		},
	});
	const choices = await RememberedChoices.load(store.choices);
	const sessions: Sessions = await Sessions.load(
		{
			...{ store, catalog, pool, choices, folders, attachments, outputs, logger, now, onStoreFailed },
			servers: servers.chats,
			windows: {
				offerFor: (folder) => ({
					hasEnvironment: hosts.windows.environmentOf(folder) !== undefined,
					canAsk: hosts.windows.forFolder(folder) !== undefined,
				}),
				nextChange: () => windowChanges.next(),
			},
			hasDraft: (sessionId) => drafts.has(sessionId),
			onUnwritable: (error) => {
				logger.error("Nothing can be saved", { error });
				storeWatch.report(error);
			},
			onCommitted: (sessionId, events) => delivery.logs.committed(sessionId, events),
			onChanged: (changed, removed) => announceSessions({ ...needs, watch }, changed, removed),
		},
		setup.wasStopped === true ? hubStopped : undefined,
		agents.kept,
	);
	// The agents of an earlier hub may have no viewers any more, and must not run for ever.
	for (const { sessionId, attached } of sessions.all) if (attached !== undefined) watch.review(sessionId);
	teardown.ends(() => (setup.leaves() ? sessions.leaveAll() : sessions.closeAll()));
	const trust = new TrustWatch({
		folders,
		onChanged: (changed) => clients.publish({ topic: "folders", payload: { folders: [...changed] } }),
		onLost: (folder) => sessions.evictThirdPartyAgents(folder),
	});
	return { sessions, drafts, folders, servers, trust, watch, unwatched, choices };
};

/** Notifies every part that holds session state of a change or removal. */
const announceSessions = (
	{ delivery, blobs, agents, watch }: SessionNeeds & { readonly watch: DetachWatch },
	changed: readonly SessionSummary[],
	removed: readonly string[],
): void => {
	const { hosts } = agents;
	for (const client of delivery.clients.selecting())
		if (removed.includes(client.selected ?? "")) client.selected = undefined;
	delivery.list.change(changed, removed);
	for (const summary of changed) {
		watch.review(summary.sessionId);
		hosts.review(summary);
	}
	for (const sessionId of removed) {
		hosts.forget(sessionId);
		for (const { sessions, given } of delivery.clients.holding(sessionId)) {
			sessions.delete(sessionId);
			given.delete(sessionId);
		}
		watch.forget(sessionId);
	}
	if (removed.length > 0) blobs.maintenance.tidy();
};
