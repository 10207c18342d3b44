import { splitArguments, wholeNumber } from "./arguments.ts";
import { numberedText } from "./numbered-text.ts";
import { type Trick, usageLine } from "./trick.ts";

const mostKilobytes = 16 * 1024;

export const output: Trick = {
	name: "output",
	summary: "Uses a tool that puts out that many kilobytes of numbered text.",
	usage: "[kilobytes]",
	async run(turn, args) {
		const [word = "100"] = splitArguments(args);
		const kilobytes = wholeNumber(word, 0, mostKilobytes);
		if (kilobytes === undefined) {
			await turn.speak(`A whole number up to ${mostKilobytes}, please. Type \`${usageLine(output)}\`.`);
			return "end_turn";
		}
		const id = await turn.openTool({ title: `Put out ${kilobytes} KB`, kind: "execute" });
		await turn.changeTool(id, { status: "in_progress" });
		const text = numberedText(kilobytes * 1024);
		await turn.changeTool(id, {
			status: "completed",
			content: [{ type: "content", content: { type: "text", text } }],
		});
		await turn.speak("That was all of it.");
		return "end_turn";
	},
};
