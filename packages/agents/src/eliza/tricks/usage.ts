import { splitArguments, wholeNumber } from "./arguments.ts";
import { type Trick, usageLine } from "./trick.ts";

const mostUpdates = 10 ** 6;
const mostMilliseconds = 10_000;
const contextSize = 200_000;

/** What an agent of many small steps tells of its context: a new number after each of them. */
export const usage: Trick = {
	name: "usage",
	summary: "Tells so many times how much of the context is used.",
	usage: "<updates> [milliseconds]",
	async run(turn, args) {
		const [updatesWord, pauseWord = "0"] = splitArguments(args);
		const updates = wholeNumber(updatesWord, 0, mostUpdates);
		const pause = wholeNumber(pauseWord, 0, mostMilliseconds);
		if (updates === undefined || pause === undefined) {
			await turn.speak(`Whole numbers, please. Type \`${usageLine(usage)}\`.`);
			return "end_turn";
		}
		for (let used = 1; used <= updates; used += 1) {
			await turn.update({ sessionUpdate: "usage_update", used, size: contextSize });
			await turn.pause(pause);
		}
		await turn.say(`Told ${updates} times.`);
		return "end_turn";
	},
};
