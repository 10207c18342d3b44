/** Logging in to an agent, as the hub tells it. */
export const login = {
	"login.waits": "It waits until you have logged in.",
	"login.noMethod": "{agent} offers no login “{method}” any more. Check its login again.",
	"login.otherKind": "“{method}” is not a login that can be done this way.",
	"login.underWay": "A login of {agent} is already under way. Finish it or cancel it first.",
	"login.notOffered": "{agent} does not offer that. Update the agent, or use its own program.",
	"login.stillNeeded": "{agent} is still not logged in: {reason}",
	"login.ended":
		"The program in the terminal ended with exit code {code}, and {agent} is still not logged in.",
	"login.noEnd": "The terminal was closed before the login was over.",
	"login.cancelled": "The login was cancelled.",
	"login.unknownVariable": "{agent} does not ask for a variable “{name}”.",
	"login.missingVariable": "{agent} needs a value for “{name}”.",
	"login.builtIn":
		"{agent} comes with Parley and has no settings. Add an agent of your own with its command.",
} as const;
