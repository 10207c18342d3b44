/** `question.asked` and `question.answered` change the head: the index of head events must name them too. */
export const questions = `
	DROP INDEX events_for_head;
	CREATE INDEX events_for_head ON events (session, idx) WHERE type IN (
		'session.created', 'session.renamed', 'prompt.accepted', 'prompt.edited', 'prompt.removed', 'prompt.ordered',
		'prompt.prioritized', 'prompt.resumed', 'prompt.preparing', 'prompt.sent', 'prompt.stopping', 'turn.ended',
		'permission.requested', 'permission.resolved', 'question.asked', 'question.answered', 'agent.attached', 'agent.lost',
		'agent.failed', 'agent.state'
	);
`;
