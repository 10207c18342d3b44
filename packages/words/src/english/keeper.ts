/** The process that keeps agents running while the hub is replaced. */
export const keeper = {
	"keeper.notStarted":
		"The process that keeps agents running could not be started. There may be more in {file}.",
	"keeper.notProven":
		"The program at {address} could not prove that it keeps Parley's agents. Stop Parley with `parley stop --force` and start it again.",
	"keeper.newer":
		"Parley's agents run under version {version}, which is newer than this one. Update this program to that version or a later one. To go back for good, end the agents first, with `parley stop --force`.",
	"keeper.tooOld":
		"Parley's agents run under version {version}, which is too old for this one. End them with `parley stop --force`; the next message starts them again.",
	"keeper.lost": "The process that keeps agents running has ended, and the agents with it.",
	"keeper.replaced": "Another Parley has taken over the agents.",
	"keeper.detached": "The agents go on without this Parley.",
	"keeper.pipeBroken": "The agent reads nothing any more.",
	"keeper.pipeFull": "The agent does not read what it was sent. Wait until it does, or restart it.",
	"keeper.otherPosition":
		"The agent's output is kept from {acknowledged} to {end} and cannot be read from {from}.",
} as const;
