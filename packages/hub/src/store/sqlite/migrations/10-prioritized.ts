/**
 * Renames `prompt.urged` to `prompt.prioritized`. The index of head events finds the rows without reading any log, and is then
 * recreated with the new type.
 */
export const prioritized = `
	UPDATE events INDEXED BY events_for_head SET type = 'prompt.prioritized' WHERE type = 'prompt.urged' AND type IN (
		'session.created', 'session.renamed', 'prompt.accepted', 'prompt.removed', 'prompt.edited', 'prompt.ordered',
		'prompt.urged', 'prompt.resumed', 'prompt.preparing', 'prompt.sent', 'turn.ended', 'permission.requested',
		'permission.resolved', 'agent.attached', 'agent.lost', 'agent.failed', 'agent.state'
	);
	DROP INDEX events_for_head;
	CREATE INDEX events_for_head ON events (session, idx) WHERE type IN (
		'session.created', 'session.renamed', 'prompt.accepted', 'prompt.edited', 'prompt.removed', 'prompt.ordered',
		'prompt.prioritized', 'prompt.resumed', 'prompt.preparing', 'prompt.sent', 'turn.ended', 'permission.requested',
		'permission.resolved', 'agent.attached', 'agent.lost', 'agent.failed', 'agent.state'
	);
`;
