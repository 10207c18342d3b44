/** How a process ended. Exactly one of the two is set, except when it could not be observed. */
export type AgentExit = {
	readonly code: number | undefined;
	readonly signal: string | undefined;
	/** It ended because the process that kept it did. */
	readonly withKeeper?: true;
	/** It was ended because some of its output was lost. */
	readonly unreadable?: true;
};

/** The exit of a process that nobody could watch to its end. */
export const unknownExit: AgentExit = { code: undefined, signal: undefined };
