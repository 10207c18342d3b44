import { splitFirst, wholeNumber } from "./arguments.ts";
import { type Trick, usageLine } from "./trick.ts";

const mostSeconds = 3600;

export const slow: Trick = {
	name: "slow",
	summary: "Waits that many seconds, then says the text.",
	usage: "<seconds> <text>",
	async run(turn, args) {
		const [word, text] = splitFirst(args);
		const seconds = wholeNumber(word, 0, mostSeconds);
		if (seconds === undefined) {
			await turn.speak(`How long, from 0 to ${mostSeconds}? Type \`${usageLine(slow)}\`.`);
			return "end_turn";
		}
		await turn.pause(seconds * 1000);
		await turn.speak(text.trim() || "There you are.");
		return "end_turn";
	},
};
