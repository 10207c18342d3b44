import { splitArguments, wholeNumber } from "./arguments.ts";
import { type Trick, usageLine } from "./trick.ts";

const most = 10 ** 12;

export const spend: Trick = {
	name: "spend",
	summary: "Tells tokens, window and cost in an update, and the turn's tokens in the response.",
	usage: "<used> <size> [cost] [currency]",
	async run(turn, args) {
		const [usedWord, sizeWord, costWord, currency = "USD"] = splitArguments(args);
		const used = wholeNumber(usedWord, 0, most);
		const size = wholeNumber(sizeWord, 0, most);
		if (used === undefined || size === undefined || !/^\d*\.?\d*$/.test(costWord ?? "")) {
			await turn.speak(`Numbers, please. Type \`${usageLine(spend)}\`.`);
			return "end_turn";
		}
		const cost = costWord === undefined ? undefined : { amount: Number(costWord), currency };
		await turn.update({ sessionUpdate: "usage_update", used, size, ...(cost !== undefined && { cost }) });
		turn.extras = { usage: { totalTokens: used, inputTokens: used, outputTokens: 0, cachedReadTokens: 0 } };
		await turn.speak(`That makes ${used} of ${size} tokens.`);
		return "end_turn";
	},
};
