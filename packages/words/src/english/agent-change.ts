/** Another agent, or a fresh session of the same one, in a chat. */
export const agentChange = {
	"agentChange.menu": "Agent of this chat",
	"agentChange.goOnWith": "Go on with another agent",
	"agentChange.answers": "Who answers",
	"agentChange.thisChat": "This chat",
	"agentChange.removed": "No longer configured",
	"agentChange.fresh": "Start a fresh agent session…",
	"agentChange.freshAbout": "The agent forgets this chat; the chat stays",
	"agentChange.manage": "Manage agents…",
	"agentChange.switchTitle": "Go on with {agent}?",
	"agentChange.switchMeans":
		"{agent} takes over this chat in {folder}. It is given the conversation as quoted text with your next message: the newest turns whole, older ones shortened. Attachments and tools are only named.",
	"agentChange.switchEnds":
		"{former} no longer takes part: its session is closed. Mode, model and other options start over.",
	"agentChange.switch": "Go on with {agent}",
	"agentChange.freshTitle": "Start a fresh session of {agent}?",
	"agentChange.freshMeans":
		"{agent} will no longer know anything that was said in this chat, nor what it read or did. The chat and your files stay as they are.",
	"agentChange.freshHelps": "This helps when the agent is stuck, or when every message to it fails.",
	"agentChange.startFresh": "Start fresh",
	"agentChange.startFreshAndRetry": "Start fresh and retry",
	"agentChange.offerFresh": "Start a fresh agent session…",
	"agentChange.changing": "Changing the agent…",
	"agentChange.starting": "Starting a fresh session…",
	"agentChange.changed": "{agent} now answers in this chat",
	"agentChange.notChanged": "The agent was not changed: {reason}",
} as const;
