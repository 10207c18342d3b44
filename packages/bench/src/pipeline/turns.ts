/** How many updates each turn has, and the prompt that causes them. */
export const updates = 200_000;
export const prompt: string = `/stream ${updates * 20} 0 20`;

/** What one client measured, in a process of its own, with an agent of its own. */
export type Turns = {
	/** Milliseconds until the agent was ready for a prompt. */
	readonly readyMs: number;
	/** Of the agent's first turn and of its second. */
	readonly rates: readonly Rate[];
};

export type Rate = {
	/** Original updates per second, from the prompt to the turn's end. */
	readonly perSecond: number;
	/** The share of updates that came as the agent sent them. */
	readonly share: number;
};
