import type { AppStore } from "../../app/app-store.ts";
import { isEmptyBody } from "../drafts/draft-body.ts";

/** Whether a session has unsent text, here or in another window. */
export const hasDraft = (app: AppStore, sessionId: string): boolean =>
	!isEmptyBody(app.drafts.of(sessionId).local()) ||
	app.uploads.of(sessionId).items().length > 0 ||
	app.list.find(sessionId)?.summary().hasDraft === true;
