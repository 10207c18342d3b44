/** An agent's plan mode, and the plans it proposes. */
export const planMode = {
	"planMode.fileName": "Plan.md",
	"planMode.view": "View plan",
	"planMode.notShown": "The plan could not be opened: {reason}",
	"planMode.empty": "The agent did not send the plan with its question. It is in the conversation above.",
	"planMode.comment": "What should change?",
	"planMode.reject": "Reject with comment",
} as const;
