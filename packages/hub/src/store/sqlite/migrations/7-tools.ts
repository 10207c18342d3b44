/**
 * Where every tool call began and its status, so that an update finds its tool by id, and open tools are found without reading a
 * turn. Both can be rebuilt from the log. Turns that received events after their end are recorded with the last position of those:
 * they are folded and indexed again. Agent states get an index, so that they can be folded. Archives of earlier releases could
 * claim any position for a tool; an impossible or duplicate one is ignored.
 */
export const tools = `
	CREATE TABLE tools (
		session INTEGER NOT NULL REFERENCES sessions (session) ON DELETE CASCADE,
		tool_call_id TEXT NOT NULL,
		at INTEGER NOT NULL,
		turn INTEGER NOT NULL,
		status TEXT NOT NULL,
		PRIMARY KEY (session, tool_call_id, at)
	) STRICT, WITHOUT ROWID;
	CREATE INDEX tools_under_way ON tools (session, at) WHERE status IN ('pending', 'running', 'background');
	CREATE TABLE late_turns (
		session INTEGER NOT NULL REFERENCES sessions (session) ON DELETE CASCADE,
		turn INTEGER NOT NULL,
		idx INTEGER NOT NULL,
		PRIMARY KEY (session, turn)
	) STRICT, WITHOUT ROWID;
	CREATE INDEX events_of_state ON events (session, idx) WHERE type = 'agent.state';
	INSERT OR IGNORE INTO tools (session, tool_call_id, at, turn, status)
		SELECT session, tool_call_id, min(at), turn,
			coalesce(substr(max(finished), 21), substr(max(said), 21), 'pending')
		FROM (
			SELECT session, turn, payload ->> 'toolCallId' AS tool_call_id,
				iif(json_type(payload, '$.at') = 'integer' AND payload ->> 'at' BETWEEN 1 AND idx, payload ->> 'at', idx) AS at,
				iif(payload ->> 'status' IN ('completed', 'failed', 'cancelled'),
					format('%020d%s', idx, payload ->> 'status'), NULL) AS finished,
				format('%020d%s', idx, payload ->> 'status') AS said
			FROM events
			WHERE type = 'tool' AND turn IS NOT NULL AND json_valid(payload) AND json_type(payload, '$.toolCallId') = 'text'
		)
		GROUP BY session, turn, tool_call_id;
`;
