import type { StatementSync } from "node:sqlite";

/** The agent sessions of chats, hidden ones too, by the log: a chat has several over time. */
export class AgentSessionRows {
	readonly #prepare: (sql: string) => StatementSync;

	constructor(prepare: (sql: string) => StatementSync) {
		this.#prepare = prepare;
	}

	/** The chats that have had these agent sessions, by agent session. */
	chatsOf(agentSessionIds: readonly string[]): Record<string, string> {
		const wanted = new Set(agentSessionIds);
		const rows = this.#prepare(
			`SELECT session_id, iif(json_valid(payload), json_extract(payload, '$.agentSessionId'), NULL) AS id FROM events INDEXED BY events_attached JOIN sessions USING (session)
			WHERE type = 'agent.attached'`,
		).all();
		const found = rows.filter(({ id }) => typeof id === "string" && wanted.has(id));
		return Object.fromEntries(found.map(({ id, session_id }) => [String(id), String(session_id)]));
	}

	/** The agent sessions that a chat has had, the last one last. */
	ofChat(sessionId: string): string[] {
		const rows = this.#prepare(
			`SELECT iif(json_valid(payload), json_extract(payload, '$.agentSessionId'), NULL) AS id FROM sessions JOIN events INDEXED BY events_attached USING (session)
			WHERE session_id = ? AND type = 'agent.attached' ORDER BY idx`,
		).all(sessionId);
		return [...new Set(rows.flatMap(({ id }) => (typeof id === "string" ? [id] : [])))];
	}
}
