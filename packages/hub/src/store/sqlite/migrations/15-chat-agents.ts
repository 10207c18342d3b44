/** Finds the agent sessions of chats. */
export const chatAgents = `
	CREATE INDEX events_attached ON events (session, idx) WHERE type = 'agent.attached';
`;
