/** Agents that are let go, changed or not set up as wanted, and their questions, change the head: the index of head events must name them too. */
export const moreHeadEvents = `
	DROP INDEX events_for_head;
	CREATE INDEX events_for_head ON events (session, idx) WHERE type IN (
		'session.created', 'session.renamed', 'session.agentChanged', 'prompt.accepted', 'prompt.edited',
		'prompt.removed', 'prompt.ordered', 'prompt.prioritized', 'prompt.resumed', 'prompt.preparing', 'prompt.sent',
		'prompt.stopping', 'turn.ended', 'permission.requested', 'permission.resolved', 'question.asked',
		'question.answered', 'agent.attached', 'agent.lost', 'agent.failed', 'agent.released', 'agent.unset',
		'agent.state'
	);
`;
