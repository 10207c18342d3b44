/** An agent that is silent, gone or let go, and what a person can do about it. */
export const agentProcess = {
	"agentProcess.stopAndCloseAsk": "Stop {agent} and close this chat?",
	"agentProcess.stopAndCloseMeans":
		"What it is doing is cancelled, and prompts that wait stay queued. The conversation stays in the list; your next message starts the agent again.",
	"agentProcess.restartAsk": "Restart {agent} for these chats too?",
	"agentProcess.restartOthers": "They share its process. What runs in them is interrupted:",
	"agentProcess.restartAll": "Restart",
	"agentProcess.label": "The agent of this chat",
	"agentProcess.silent": "No output from {agent} for {time}",
	"agentProcess.silentHint": "It may be thinking, or waiting for something outside. Parley does not stop it.",
	"agentProcess.stop": "Stop",
	"agentProcess.notRunning": "{agent} is not running.",
	"agentProcess.nextStarts": "Your next message starts it again.",
	"agentProcess.unsetLabel": "Settings that were not taken",
	"agentProcess.unset": "{agent} did not start as configured:",
	"agentProcess.unsetSettings": "{option} “{value}” from the settings. {reason}",
	"agentProcess.unsetRemembered": "{option} “{value}” from your last chat. {reason}",
} as const;
