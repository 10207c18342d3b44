/** Why agents could not be configured, looked up or installed. */
export const agentSetup = {
	"agentSetup.nameTaken": "There is an agent with the name “{agent}” already. Choose another name.",
	"agentSetup.notConfigured": "No agent is configured under the name “{agent}”.",
	"agentSetup.busy":
		"Parley is still busy with {limit} installations and tests. Wait for one of them to end, or cancel it.",
	"agentSetup.jobGone": "Parley no longer knows this installation or test. Start it again.",
	"agentSetup.planGone": "This plan is out of date. Look at it again before you install.",
	"agentSetup.alreadyInstalling": "This agent is being installed. Wait until that has ended.",
	"agentSetup.notInstallable": "Parley cannot install {agent}. Its documentation says how to.",
	"agentSetup.unknownAgent": "There is no agent “{id}” in this list.",
	"agentSetup.notAPackage": "{package} is not the name of an npm package, so Parley does not install it.",
	"agentSetup.notInstalled": "Parley has installed nothing under the name “{id}”.",
	"agentSetup.noNpm":
		"There is no npm on the PATH, so nothing can be installed. Install Node.js with npm, then start Parley again.",
	"agentSetup.installFailed": "npm could not install {package}: it ended with {code}. Its output says why.",
	"agentSetup.noProgramInstalled": "{package} was installed but brings no program to start.",
	"agentSetup.registryAddress":
		"“{source}” is neither an https address nor the full path of a file, so it is not read.",
	"agentSetup.registryStatus": "{source} could not be read: the server answered with status {status}.",
	"agentSetup.registryUnreachable": "{source} could not be read: {reason}",
	"agentSetup.registryTooLarge": "{source} is larger than {limit} MB, so it is not read.",
	"agentSetup.registryRedirects": "{source} could not be read: there are too many redirects.",
	"agentSetup.registryNotJson": "This is not a registry of agents: it is not JSON.",
	"agentSetup.registryNoAgents": "This is not a registry of agents: it has no list “agents”.",
	"agentSetup.entryNotAnObject": "it is not an object",
	"agentSetup.entryId":
		"its id must begin with a letter, and have lower-case letters, digits and hyphens only",
	"agentSetup.entryField": "“{field}” is missing or wrong",
	"agentSetup.entryNoDistribution": "it does not say how it is installed",
	"agentSetup.entryTwice": "another entry has the same id",
	"agentSetup.entriesBeyond": "only the first {limit} entries are read",
} as const;
