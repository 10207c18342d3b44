import type { SessionStatus } from "@parley/protocol/session/summary";
import type { Head } from "./head.ts";

/** What a session is doing, as a list or a badge says it. What needs a person comes first. */
export const statusOf = (head: Head): SessionStatus => {
	if (head.pending.length > 0) return "waiting";
	if (head.running !== undefined) return "running";
	return head.link.state === "lost" ? "lost" : "idle";
};
