import { RequestFailure } from "@parley/protocol/envelope/failure";
import type { FakeHub } from "./fake-hub.ts";
import type { FakeSession } from "./fake-session.ts";
import type { Methods } from "./methods.ts";

const day = 24 * 3_600_000;

/** Deleted sessions by their id. */
export type FakeTrash = Map<string, { readonly session: FakeSession; readonly deletedAt: number }>;

export const fakeTrash = (hub: FakeHub, deleted: FakeTrash): Methods => {
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
	};
};
