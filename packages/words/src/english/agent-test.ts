/** What a test of an agent found, and what to do about it. */
export const agentTest = {
	"agentTest.works": "{agent} works.",
	"agentTest.cancelled": "The test was cancelled.",
	"agentTest.notFound":
		"There is no program “{program}” for {agent}. Install it, or write its full path into the command.",
	"agentTest.oldNode":
		"{agent} needs Node {needed} or newer and gets Node {version}. Install a newer Node, and put it first on the PATH.",
	"agentTest.otherNodeThan":
		"{agent} does not run with Node {version}. Its output says which version it needs; put that one first on the PATH.",
	"agentTest.otherNode":
		"{agent} does not run with the Node on its PATH, or finds none. Its output says which version it needs.",
	"agentTest.notAcp":
		"{agent} started but did not speak the Agent Client Protocol. Often an argument such as “acp” or “--acp” is missing.",
	"agentTest.silent":
		"{agent} started but never answered. Check its arguments, or give it more time to start.",
	"agentTest.crashed": "{agent} ended before it was ready. Its output says why.",
} as const;
