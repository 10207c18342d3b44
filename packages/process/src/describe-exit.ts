import type { AgentExit } from "./agent-exit.ts";

/** How a process ended, in words that follow its name. */
export const describeExit = ({ code, signal }: AgentExit): string => {
	if (signal !== undefined) return `was ended by ${signal}`;
	return code === undefined ? "ended" : `ended with exit code ${code}`;
};
