/** Why a turn ended early, and why a request of its agent lapsed. */
export const turnEnd = {
	"turnEnd.agentEnded": "{agent} ended.",
	"turnEnd.agentExited": "{agent} ended with exit code {code}.",
	"turnEnd.agentKilled": "{agent} was ended by {signal}.",
	"turnEnd.keeperLost": "Parley's keeper process ended, and {agent} with it.",
	"turnEnd.unreadable": "Some of what {agent} said could not be read back from the disk, so it was ended.",
	"turnEnd.forceStoppedElsewhere": "{agent} was ended because the chat “{chat}” was force-stopped.",
	"turnEnd.noStopReason": "The agent ended the turn without saying why, against the protocol.",
	"turnEnd.noErrorMessage": "The agent failed without saying why (error {code}).",
	"turnEnd.sessionClosed": "The agent session was closed before the agent answered.",
	"turnEnd.closedLate":
		"The agent closed this session late, after an earlier turn was force-stopped. Send your message again.",
	"turnEnd.hubRestarted": "Parley restarted during this turn; it may be incomplete.",
	"turnEnd.hubRestartedUnanswered": "Parley restarted before this was answered.",
	"turnEnd.hubStopped": "Parley was stopped during this turn; it may be incomplete.",
	"turnEnd.hubStoppedUnanswered": "Parley was stopped before this was answered.",
	"turnEnd.hubStoppedUnsent": "Parley was stopped before this was sent.",
	"turnEnd.noProgress":
		"Parley failed repeatedly on what the agent sent, so the agent was ended. This turn may be incomplete.",
	"turnEnd.storeBehind":
		"Parley's store is older than what the agent has done since, so the agent was ended. This turn may be incomplete.",
	"turnEnd.notSaved": "The agent's work could not be saved, so it was stopped. This turn may be incomplete.",
	"turnEnd.answerNotSaved": "The answer could not be saved.",
	"turnEnd.unwritable":
		"The agent sent something that Parley cannot save, so it was stopped. This turn may be incomplete.",
	"turnEnd.unwritableUnanswered": "The agent was stopped: it sent something that Parley cannot save.",
	"turnEnd.chatDeleted": "The chat was deleted while the agent was working; this turn may be incomplete.",
	"turnEnd.chatDeletedUnanswered": "The chat was deleted before this was answered.",
	"turnEnd.exportedOpen": "The chat was exported while the agent was working. Anything later is missing.",
	"turnEnd.exportedUnanswered": "The chat was exported before this was answered.",
	"turnEnd.messageDropped":
		"The agent sent a message of {bytes} bytes, more than Parley reads; it was dropped. If the agent waits now, stop the turn.",
} as const;
