import type { SessionStatus } from "@parley/protocol/session/summary";
import { statusOf } from "@parley/transcript/head/status";
import type { AppStore } from "../../app/app-store.ts";
import type { SessionStore } from "../../shared/session/session-store.ts";
import { titleOf } from "../sessions/status-look.ts";

/** Title and status of an open chat. For a chat older than the loaded list, they come from its own log. */
export const tabSummary = (
	app: AppStore,
	session: SessionStore,
): { readonly title: string; readonly status: SessionStatus } => {
	const listed = app.list.find(session.sessionId)?.summary();
	if (listed !== undefined) return { title: titleOf(listed), status: listed.status };
	const head = session.state()?.head;
	return { title: titleOf(head), status: head === undefined ? "idle" : statusOf(head) };
};
