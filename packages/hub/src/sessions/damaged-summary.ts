import type { SessionSummary } from "@parley/protocol/session/summary";
import type { DamagedSession } from "../store/log-store.ts";

/** The line of a session that cannot be gone on with, with what is still known of it. */
export const damagedSummary = ({ sessionId, problem, summary }: DamagedSession): SessionSummary => ({
	title: "",
	folder: "",
	agent: "",
	updatedAt: 0,
	...summary,
	sessionId,
	status: "idle",
	queued: 0,
	pendingPermissions: 0,
	damaged: problem,
});
