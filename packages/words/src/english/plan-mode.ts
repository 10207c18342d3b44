/** An agent's plan mode, and the plans it proposes. */
export const planMode = {
	"planMode.name": "Plan mode",
	"planMode.short": "Plan",
	"planMode.on": "Plan mode is on: the agent plans and changes nothing. Press to return to {mode}.",
	"planMode.off": "Let the agent plan first. It changes nothing until you accept its plan.",
	"planMode.now": "Mode: {mode}",
	"planMode.notChanged": "Plan mode was not changed: {reason}",
	"planMode.ready": "{agent} has a plan",
} as const;
