import type { SessionSummary } from "@parley/protocol/session/summary";
import type { Head } from "@parley/transcript/head/head";
import { statusOf, waitingRequests } from "@parley/transcript/head/status";

/** A session's list entry. */
export const summarise = (sessionId: string, head: Head): SessionSummary => ({
	sessionId,
	title: head.title,
	folder: head.folder,
	agent: head.agent,
	status: statusOf(head),
	queued: head.queue.length,
	pendingPermissions: waitingRequests(head),
	updatedAt: head.updatedAt,
});
