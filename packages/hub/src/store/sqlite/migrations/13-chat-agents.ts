/** `session.agentChanged` changes the head: the index of head events must name it too. Another index finds the agent sessions of chats. */
export const chatAgents = `
	DROP INDEX events_for_head;
	CREATE INDEX events_for_head ON events (session, idx) WHERE type IN (
		'session.created', 'session.renamed', 'session.agentChanged', 'prompt.accepted', 'prompt.edited', 'prompt.removed',
		'prompt.ordered', 'prompt.prioritized', 'prompt.resumed', 'prompt.preparing', 'prompt.sent', 'prompt.stopping', 'turn.ended',
		'permission.requested', 'permission.resolved', 'agent.attached', 'agent.lost', 'agent.failed', 'agent.state'
	);
	CREATE INDEX events_attached ON events (session, idx) WHERE type = 'agent.attached';
`;
