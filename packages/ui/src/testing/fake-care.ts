import type { HubMethod } from "@parley/client/core/hub-connection";
import type { Params, Result } from "@parley/protocol/contract/names";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import type { MaintenanceReport } from "@parley/protocol/maintenance/methods";
import type { FakeHub } from "./fake-hub.ts";
import type { FakeSession } from "./fake-session.ts";

type Methods = { [Name in HubMethod]?: (params: Params<Name>) => Result<Name> | Promise<Result<Name>> };

const day = 24 * 3_600_000;

const nothing: MaintenanceReport = {
	problems: [],
	purged: 0,
	indexed: 0,
	documents: 0,
	blobsRemoved: 0,
	freedBytes: 0,
};

/** What the hub in memory answers about sessions as a whole. Exports have two pieces, so that there is something between them. */
export const fakeCare = (hub: FakeHub): Methods => {
	const deleted = new Map<string, { readonly session: FakeSession; readonly deletedAt: number }>();
	const requireDeleted = (sessionId: string): FakeSession => {
		const found = deleted.get(sessionId)?.session;
		if (found === undefined) throw new RequestFailure("not_found", "It is not among the deleted ones.");
		deleted.delete(sessionId);
		return found;
	};
	return {
		"session.delete": ({ sessionId }) => {
			deleted.set(sessionId, { session: hub.session(sessionId), deletedAt: Date.now() });
			hub.sessions.delete(sessionId);
			hub.pushState(sessionId);
			return {};
		},
		"session.deleted": () => ({
			sessions: [...deleted.values()].reverse().map(({ session, deletedAt }) => {
				const { sessionId, title, folder, agent, updatedAt } = session.summary;
				return { sessionId, title, folder, agent, updatedAt, deletedAt, purgeAt: deletedAt + day };
			}),
			more: false,
		}),
		"session.restore": ({ sessionId }) => {
			hub.sessions.set(sessionId, requireDeleted(sessionId));
			hub.pushState(sessionId);
			return {};
		},
		"session.purge": ({ sessionId }) => {
			requireDeleted(sessionId);
			return {};
		},
		"session.export": ({ sessionId, cursor }) => {
			const { title } = hub.session(sessionId).summary;
			const next = { format: "markdown", through: 2, turn: 1, offset: 0 } as const;
			if (cursor === undefined) return { text: `# ${title}\n`, hidden: 0, done: 1, total: 2, cursor: next };
			return { text: "The end.\n", hidden: 1, done: 2, total: 2 };
		},
		"session.import": ({ importId, offset, data, last }) => {
			const text = atob(data);
			if (text.includes("damaged")) {
				throw new RequestFailure("bad_request", "Line 2: It is not JSON. Nothing of the file was imported.");
			}
			const received = offset + text.length;
			if (!last) return { received, lines: 1 };
			hub.addSession(importId, "/code/notes", "claude", "From elsewhere");
			const session = { sessionId: importId, title: "From elsewhere", events: 3 };
			return {
				received,
				lines: 2,
				sessions: [{ ...session, status: "copied" as const, closed: true, unqueued: 2, unkeptFiles: 1 }],
			};
		},
		"session.cancelImport": () => ({}),
		"hub.storage": () => ({
			parts: {
				log: 4_200_000,
				search: 1_100_000,
				blobs: 2_500_000,
				other: 40_000,
				free: 800_000,
				waiting: 300_000,
				damaged: hub.damagedFiles.reduce((sum, { bytes }) => sum + bytes, 0),
				hubLogs: 90_000,
			},
			counts: {
				sessions: hub.sessions.size,
				turns: 12,
				events: 3456,
				deleted: deleted.size,
				damaged: 0,
			},
			damagedFiles: [...hub.damagedFiles],
		}),
		"hub.maintain": ({ step }) => {
			switch (step) {
				case "check": {
					const counts = { sessions: hub.sessions.size, turns: 12, events: 3456, deleted: 0, damaged: 0 };
					return { more: false, report: { ...nothing, counts } };
				}
				case "purge":
					return { more: false, report: { ...nothing, purged: 1 } };
				case "rebuild":
					return { more: false, report: { ...nothing, indexed: hub.sessions.size, documents: 77 } };
				case "compact":
					return { more: false, report: { ...nothing, freedBytes: 800_000 } };
				default:
					return { more: false, report: nothing };
			}
		},
		"hub.forget": () => {
			const ids = [...hub.sessions.keys()];
			hub.sessions.clear();
			const gone = { sessions: ids.length, deleted: deleted.size, drafts: 1, folders: 2, bytes: 9_000_000 };
			deleted.clear();
			hub.emit({ topic: "state", payload: { sessions: [], removed: ids } });
			hub.emit({ topic: "forgotten", payload: {} });
			return { ...gone, logFiles: 2 };
		},
	};
};
