const byAgent: ReadonlyMap<string, readonly string[]> = new Map([
	[
		"eliza",
		["My tests fail only on Fridays", "I am afraid of this refactoring", "/plan", "/permission", "/help"],
	],
]);

/** Prompts to begin with, for agents we know. */
export const examplesFor = (agent: string): readonly string[] => byAgent.get(agent) ?? [];
