import { splitArguments, wholeNumber } from "./arguments.ts";
import { type Trick, usageLine } from "./trick.ts";
import { useTool } from "./use-tool.ts";

const mostTools = 1000;

export const tools: Trick = {
	name: "tools",
	summary: "Uses that many tools, one after the other.",
	usage: "<count>",
	async run(turn, args) {
		const count = wholeNumber(splitArguments(args)[0], 1, mostTools);
		if (count === undefined) {
			await turn.speak(`How many, from 1 to ${mostTools}? Type \`${usageLine(tools)}\`.`);
			return "end_turn";
		}
		for (let number = 1; number <= count; number++) await useTool(turn, `tool-${number}`, false);
		await turn.speak(`I used ${count} ${count === 1 ? "tool" : "tools"}.`);
		return "end_turn";
	},
};
