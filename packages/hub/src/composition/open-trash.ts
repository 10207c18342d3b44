import { Trash } from "../trash/trash.ts";
import type { HubSetup } from "./hub-setup.ts";
import type { SessionParts } from "./open-sessions.ts";

export const openTrash = async (
	{ store, logger, now, elapsed, later, keepDeletedFor, teardown }: HubSetup,
	{ sessions, drafts, servers }: SessionParts,
): Promise<Trash> => {
	const trash = await Trash.load({
		...{ store: store.trash, sessions, now, elapsed, later },
		logger: logger.child("store"),
		onPurged: (sessionId) => {
			drafts.forget(sessionId);
			servers.chats.forget(sessionId);
			servers.switches.forget(sessionId).catch((error: unknown) => {
				// The next hub drops them.
				logger.warn("The switches of a purged chat's MCP servers are still there", { error });
			});
		},
		...(keepDeletedFor === undefined ? {} : { keepFor: keepDeletedFor }),
	});
	teardown.stops(() => trash[Symbol.dispose]());
	return trash;
};
