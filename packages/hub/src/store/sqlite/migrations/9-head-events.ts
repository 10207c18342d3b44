/** More types of events determine the head: their index must name them all. */
export const headEvents = `
	DROP INDEX events_for_head;
	CREATE INDEX events_for_head ON events (session, idx) WHERE type IN (
		'session.created', 'session.renamed', 'prompt.accepted', 'prompt.removed', 'prompt.edited', 'prompt.ordered',
		'prompt.urged', 'prompt.resumed', 'prompt.preparing', 'prompt.sent', 'turn.ended', 'permission.requested',
		'permission.resolved', 'agent.attached', 'agent.lost', 'agent.failed', 'agent.state'
	);
`;
