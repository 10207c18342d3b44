/** Why an agent's program did not start, or opened no session. */
export const agentStart = {
	"agentStart.cannotReopen": "The agent cannot open its earlier sessions.",
	"agentStart.notReopened": "The agent did not open the session: {reason}",
	"agentStart.notFound":
		"{agent} cannot be started: there is no program “{program}”. Install it, or correct its command or PATH in config.json.",
	"agentStart.notExecutable":
		"{agent} cannot be started: “{program}” is not an executable program. Check the file's permissions, or the command in config.json.",
	"agentStart.folderMissing":
		"{agent} cannot be started in “{folder}”: there is no such folder. Create it or choose another one.",
	"agentStart.badArguments":
		"{agent} cannot be started: {reason}. Correct its arguments in config.json, or name its program in place of “{program}”.",
	"agentStart.argumentsTooLong":
		"its arguments are {length} characters long; a batch file accepts at most {limit}",
	"agentStart.argumentLineBreak": "an argument contains a line break, which a batch file cannot accept",
	"agentStart.refused": "{agent} cannot be started: {reason}.",
	"agentStart.unavailable": "{agent} is not running: {reason}",
	"agentStart.stopped": "{agent} was stopped.",
	"agentStart.timedOut": "{agent} was started but did not answer within {seconds} s. {output}",
	"agentStart.died": "{agent} ended before it was ready. {output}",
	"agentStart.exited": "{agent} ended with exit code {code} before it was ready. {output}",
	"agentStart.killed": "{agent} was ended by {signal} before it was ready. {output}",
	"agentStart.handshakeFailed": "{agent} could not be initialised: {reason}. {output}",
	"agentStart.badHandshake":
		"{agent} could not be initialised: its answer does not match the protocol. {output}",
	"agentStart.noOutput": "It wrote nothing to stderr.",
	"agentStart.lastOutput": "It wrote to stderr:\n{stderr}",
	"agentStart.otherProtocol":
		"{agent} speaks version {version} of the Agent Client Protocol, and Parley speaks version {supported}. Install a matching version of the agent or of Parley.",
	"agentStart.removed": "{agent} is no longer configured. Add it to config.json to use it again.",
	"agentStart.aborted": "Starting {agent} was cancelled.",
	"agentStart.released": "The agent was no longer needed before it was ready.",
	"agentStart.hubEnding": "{agent} was not started: Parley is shutting down.",
	"agentStart.secretMissing":
		"{agent} needs the secret “{secret}”. Open its folder in VS Code, and store it there with “Parley: Store Agent Secret…”.",
	"agentStart.loginNeeded": "{agent} needs you to log in before it opens a session: {reason}",
	"agentStart.loginOffered":
		"{agent} needs you to log in before it opens a session: {reason} It offers: {methods}.",
	"agentStart.sessionRefused": "{agent} opened no session: {reason}",
	"agentStart.badAnswer":
		"{agent} answered {method} with something that does not match the protocol. Update the agent.",
	"agentStart.sessionTimedOut":
		"{agent} did not open a session within {seconds} s. Try again, or restart the agent.",
	"agentStart.idTaken": "The agent gave the id {id} to two sessions, so their updates cannot be told apart.",
	"agentStart.reopenTimedOut": "{agent} did not answer {method} within {seconds} seconds.",
	"agentStart.alreadyAttached": "This chat already has an agent session. Close that one first.",
	"agentStart.sessionEnded": "The agent session {id} has ended. Open a new one to continue.",
	"agentStart.awaitsFolderWindow":
		"Waiting for a VS Code window with this folder: {agent} runs in its environment.",
	"agentStart.awaitsSecretWindow": "Waiting for a VS Code window: {agent} needs a secret that it keeps.",
} as const;
