import { Trash } from "../trash/trash.ts";
import type { HubSetup } from "./hub-setup.ts";
import type { SessionParts } from "./open-sessions.ts";

export const openTrash = async (
	{ store, logger, now, elapsed, later, keepDeletedFor, teardown }: HubSetup,
	{ sessions, drafts }: SessionParts,
): Promise<Trash> => {
	const trash = await Trash.load({
		...{ store: store.trash, sessions, now, elapsed, later },
		logger: logger.child("store"),
		onPurged: (sessionId) => drafts.forget(sessionId),
		...(keepDeletedFor === undefined ? {} : { keepFor: keepDeletedFor }),
	});
	teardown.stops(() => trash[Symbol.dispose]());
	return trash;
};
