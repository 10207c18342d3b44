/**
 * How far each log has been folded, and an index of head events. A head is now stored as the positions of its events, with the
 * version of the reducer that chose them.
 */
export const folding = `
	CREATE TABLE folding (
		session INTEGER PRIMARY KEY REFERENCES sessions (session) ON DELETE CASCADE,
		through INTEGER NOT NULL
	) STRICT;
	CREATE INDEX events_for_head ON events (session, idx) WHERE type IN (
		'session.created', 'session.renamed', 'prompt.accepted', 'prompt.removed', 'prompt.edited', 'prompt.ordered',
		'prompt.urged', 'prompt.sent', 'turn.ended', 'permission.requested', 'permission.resolved', 'agent.attached',
		'agent.lost', 'agent.state'
	);
	ALTER TABLE sessions ADD COLUMN reducer INTEGER NOT NULL DEFAULT 1;
	UPDATE sessions SET head = (SELECT json_group_array(value ->> 'index') FROM json_each(head))
		WHERE json_valid(head) AND json_type(head) = 'array';
`;
