import type { LogDatabase } from "../store/sqlite/database.ts";
import { purgeSession } from "../store/sqlite/maintenance/purge-session.ts";

/** Purges a session without yielding in between. */
export const purgeNow = (database: LogDatabase, sessionId: string): void => {
	const session = database.durably(() => database.trash.condemn(sessionId));
	if (session === undefined) return;
	const steps = purgeSession(database.statements, session);
	while (steps.next().done !== true);
};
