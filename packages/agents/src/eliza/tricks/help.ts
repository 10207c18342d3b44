import { type Trick, usageLine } from "./trick.ts";

/** The trick that lists itself and the others. */
export const createHelp = (others: readonly Trick[]): Trick => {
	const help: Trick = {
		name: "help",
		summary: "Lists the tricks.",
		usage: "",
		async run(turn) {
			const list = [help, ...others].map((trick) => `- \`${usageLine(trick)}\`: ${trick.summary}`);
			await turn.say(`${turn.eliza.initial}\n\nI also know these tricks:\n\n${list.join("\n")}\n`);
			return "end_turn";
		},
	};
	return help;
};
