/** Why an agent's mode, model or option was not changed. */
export const optionRefusal = {
	"optionRefusal.unknown": "The agent does not offer “{option}” right now.",
	"optionRefusal.unknownValue":
		"The agent does not offer “{value}” for “{option}”. Choose one of: {offered}.",
	"optionRefusal.refused": "The agent refused it: {reason}",
	"optionRefusal.timedOut":
		"The agent did not answer within {seconds} s. If it does so later, the change is shown.",
	"optionRefusal.notAttached":
		"The agent is not running in this chat. It starts with the next prompt; choose again then.",
	"optionRefusal.notStartedWith":
		"The agent could not be set up as this chat asks, so the prompt was not sent: {reason} The next prompt goes on without that.",
} as const;
