import type { TopicName, TopicPayload } from "../contract/names.ts";
import { loginAttempts } from "./login-samples.ts";
import { draft, folder, storeState, summary, wireEvent } from "./sample-parts.ts";

/** A valid example of everything the hub pushes to clients. */
export const topicSamples: { [Name in TopicName]: TopicPayload<Name> } = {
	connection: { status: "error", sessionId: "s1", retryCount: 2, lastError: "refused", gapDetected: true },
	state: { sessions: [summary], removed: ["s0"], activeSessionId: "s1", running: 0, pendingPermissions: 0 },
	events: { sessionId: "s1", events: [wireEvent] },
	forgotten: {},
	folders: { folders: [folder] },
	agents: {
		agents: [],
		preferred: "eliza",
		problem: "config.json is not JSON",
		wording: {
			code: "config.badKept",
			values: { file: "config.json", problem: { code: "config.notAnObject" } },
		},
	},
	servers: {},
	logins: loginAttempts,
	hosts: { windows: 1 },
	request: { requestId: "r1", method: "host.openFile", params: { sessionId: "s1", path: "/a" } },
	draft: { sessionId: "s1", draft },
	store: storeState,
};
