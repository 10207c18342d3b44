/** Why an agent's mode, model or option was not changed. */
export const optionRefusal = {
	"optionRefusal.unknown": "The agent does not offer “{option}” right now.",
	"optionRefusal.unknownValue":
		"The agent does not offer “{value}” for “{option}”. Choose one of: {offered}.",
	"optionRefusal.refused": "The agent refused it: {reason}",
	"optionRefusal.timedOut":
		"The agent did not answer within {seconds} s. If it does so later, the change is shown.",
} as const;
