/** An agent that is silent, gone or let go, and what a person can do about it. */
export const agentProcess = {
	"agentProcess.restart": "Restart agent",
	"agentProcess.restarting": "Restarting {agent}…",
	"agentProcess.restarted": "{agent} was restarted",
	"agentProcess.notRestarted": "The agent was not restarted: {reason}",
	"agentProcess.restartAbout": "Ends its process and goes on with a new one",
	"agentProcess.stopAndClose": "Stop and close",
	"agentProcess.stopAndCloseAbout": "Ends the agent of this chat. The conversation stays",
	"agentProcess.notStopped": "The agent was not ended: {reason}",
	"agentProcess.letGoTime": "{agent} was ended after 8 hours in which nobody had this chat open.",
	"agentProcess.letGoMemory":
		"{agent} was ended because it used more than 300 MB while nobody had this chat open.",
	"agentProcess.letGoProcesses": "{agent} was ended to make room for chats that were used later.",
	"agentProcess.letGoClosed": "You ended {agent} in this chat.",
	"agentProcess.seamRestarted": "{agent} was restarted",
} as const;
