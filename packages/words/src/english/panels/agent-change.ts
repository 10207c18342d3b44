/** Another agent, or a fresh session of the same one, in a chat. */
export const agentChange = {
	"agentChange.stopFirst": "A message is being answered. Wait for its end, or stop it first.",
} as const;
