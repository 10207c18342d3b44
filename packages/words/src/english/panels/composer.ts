/** The prompt box, and the buttons that send and stop. */
export const composer = {
	"composer.endForOthers": "End {agent} for other chats too?",
	"composer.othersInProcess": "{agent} does not respond, and these chats run in the same process:",
	"composer.otherRuns": "{chat} (running: its turn is interrupted)",
	"composer.othersGoOn":
		"They get an agent session again automatically. Each chat then says what its agent knows.",
	"composer.endProcess": "End the process",
} as const;
