import type { Head } from "./head.ts";

/** The configured agent that served a turn. */
export const servedBy = (
	{ agent, earlierAgents = [] }: Pick<Head, "agent" | "earlierAgents">,
	turn: number,
): string => earlierAgents.find(({ through }) => turn <= through)?.agent ?? agent;

/** The earlier agents once another one follows: one that served no turn is not among them. */
export const withEarlier = (
	{ agent, earlierAgents = [] }: Pick<Head, "agent" | "earlierAgents">,
	through: number,
): Pick<Head, "earlierAgents"> => {
	if (through > (earlierAgents.at(-1)?.through ?? 0))
		return { earlierAgents: [...earlierAgents, { agent, through }] };
	return earlierAgents.length === 0 ? {} : { earlierAgents };
};
