import { splitFirst } from "./arguments.ts";
import { type Trick, usageLine } from "./trick.ts";

export const notice: Trick = {
	name: "notice",
	summary: "Sends a notice of that severity: info, warning, error or any other word.",
	usage: "<severity> <title> [| description]",
	async run(turn, args) {
		const [severity, rest] = splitFirst(args);
		const [heading = "", description] = rest.split(" | ", 2).map((part) => part.trim());
		if (heading === "") {
			await turn.speak(`Of what? Type \`${usageLine(notice)}\`.`);
			return "end_turn";
		}
		await turn.update({
			sessionUpdate: "notice",
			severity,
			title: heading,
			...(description !== undefined && { description }),
		});
		await turn.speak("You have been told.");
		return "end_turn";
	},
};
