/** An agent's plan mode, and the plans it proposes. */
export const planMode = {
	"planMode.name": "Plan mode",
	"planMode.short": "Plan",
	"planMode.on": "Plan mode is on: the agent plans and changes nothing. Press to return to {mode}.",
	"planMode.off": "Let the agent plan first. It changes nothing until you accept its plan.",
	"planMode.now": "Mode: {mode}",
	"planMode.notChanged": "Plan mode was not changed: {reason}",
	"planMode.ready": "{agent} has a plan",
	"planMode.fileName": "Plan.md",
	"planMode.view": "View plan",
	"planMode.notShown": "The plan could not be opened: {reason}",
	"planMode.empty": "The agent did not send the plan with its question. It is in the conversation above.",
	"planMode.comment": "What should change?",
	"planMode.reject": "Reject with comment",
} as const;
