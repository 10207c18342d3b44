import { readLogin } from "@parley/protocol/login/read-login";
import type { SessionStatus } from "@parley/protocol/session/summary";
import type { Head } from "./head.ts";

/** How many requests of the agent wait for the person: permissions and questions. */
export const waitingRequests = ({ pending, questions }: Pick<Head, "pending" | "questions">): number =>
	pending.length + questions.length;

/** The status of a session, for a list or a badge. What needs the user comes first. */
export const statusOf = (head: Head): SessionStatus => {
	if (waitingRequests(head) > 0) return "waiting";
	// A prompt waits for a login.
	if (head.preparing?.stage === "waiting" && readLogin(head.aspects).state === "needed") return "waiting";
	if (head.running !== undefined || head.preparing !== undefined) return "running";
	switch (head.link.state) {
		case "lost":
			// The next prompt starts a new agent, and nothing was interrupted.
			return head.link.loss?.idle === true ? "idle" : "lost";
		case "failed":
			return "lost";
		case "none":
		case "attached":
			return "idle";
	}
};
