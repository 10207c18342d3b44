import type { WireEvent } from "@parley/protocol/log/wire-event";

export type AgentFindings = {
	/** The agents that ran, oldest first. */
	readonly pids: readonly number[];
	/** The answers to their requests, as they received them. */
	readonly answers: readonly string[];
	/** How often they were asked to stop. */
	readonly cancels: number;
	/** Whether an agent or its turn may have ended before it was over. */
	readonly mayBreak: boolean;
};

/** Agents outlive their hub: nothing reaches one twice, and unless the fault struck the agent, it goes on as if nothing had happened. */
export const checkAgents = (
	{ pids, answers, cancels, mayBreak }: AgentFindings,
	log: readonly WireEvent[],
): string[] => [
	...(pids.length === 1 ? checkAnswered(answers, log, mayBreak) : []),
	...(mayBreak ? [] : [...checkStopped(cancels, log), ...checkUnbroken(pids, log)]),
];

/** One agent numbers its requests, so that two answers with one number are one answer too many. */
const checkAnswered = (
	answers: readonly string[],
	log: readonly WireEvent[],
	mayBreak: boolean,
): string[] => {
	const resolved = log.filter(({ type, payload }) => isAnswer(type) && !isLapsed(payload));
	const missing = mayBreak ? 0 : resolved.length - answers.length;
	const ids = answers.map((answer) => JSON.stringify(JSON.parse(answer).id));
	return [
		...new Set(
			ids
				.filter((id, at) => ids.indexOf(id) !== at)
				.map((id) => `request ${id} of the agent was answered twice`),
		),
		...(missing > 0 ? [`${missing} of ${resolved.length} decisions never reached the agent`] : []),
	];
};

/** Only an agent whose work cannot be saved is stopped without a word in the log. */
const checkStopped = (cancels: number, log: readonly WireEvent[]): string[] => {
	const stops = log.filter(({ type }) => type === "prompt.stopping").length;
	return cancels > stops ? [`agents were asked to stop ${cancels} times, and the log says ${stops}`] : [];
};

/** One agent, whose turns and questions no hub has broken off. */
export const checkUnbroken = (pids: readonly number[], log: readonly WireEvent[]): string[] => [
	...(pids.length === 1 ? [] : [`${pids.length} agents were started, not 1`]),
	...log.flatMap(({ type, payload, index }) => {
		if (type === "turn.ended" && payload["outcome"] === "interrupted")
			return [`event ${index} interrupts a turn although its agent lived: ${JSON.stringify(payload)}`];
		return isAnswer(type) && isLapsed(payload)
			? [`event ${index} lets a question lapse although its agent lived`]
			: [];
	}),
];

const isAnswer = (type: string): boolean => type === "permission.resolved" || type === "question.answered";

const isLapsed = ({ outcome }: WireEvent["payload"]): boolean =>
	typeof outcome === "object" && outcome !== null && "type" in outcome && outcome.type === "lapsed";
