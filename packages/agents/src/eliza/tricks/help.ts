import { type Trick, usageLine } from "./trick.ts";

/** The trick that lists itself and the others. */
export const createHelp = (others: readonly Trick[], abilities: readonly Trick[]): Trick => {
	const help: Trick = {
		name: "help",
		summary: "Lists the tricks.",
		usage: "",
		async run(turn) {
			const list = (tricks: readonly Trick[]) =>
				tricks.map((trick) => `- \`${usageLine(trick)}\`: ${trick.summary}`).join("\n");
			await turn.say(
				`${turn.eliza.initial}\n\nI also know these tricks:\n\n${list([help, ...others])}\n\nThese play what else an agent can do:\n\n${list(abilities)}\n`,
			);
			return "end_turn";
		},
	};
	return help;
};
