import type { AppStore } from "../store/app-store.ts";

/** Whether something is written for a session that was not sent, here or in another window. */
export const hasDraft = (app: AppStore, sessionId: string): boolean =>
	app.drafts.text(sessionId) !== "" || app.list.find(sessionId)?.summary().hasDraft === true;
