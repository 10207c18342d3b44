import { resolve } from "node:path";
import { splitArguments, wholeNumber } from "./arguments.ts";
import { numberedLines } from "./numbered-text.ts";
import { type Trick, usageLine } from "./trick.ts";

const oldText = "The patient lies.\nOn the couch.\nQuietly.\n";
const newText = "The patient sits.\nOn the couch.\nQuietly.\nAnd talks.\n";
const mostKilobytes = 16 * 1024;

export const diff: Trick = {
	name: "diff",
	summary:
		"Shows an edit of a file, without making it; at will, one that stands before many kilobytes of numbered lines.",
	usage: "[path] [kilobytes]",
	async run(turn, args) {
		const [name = "couch.txt", word = "0"] = splitArguments(args);
		const kilobytes = wholeNumber(word, 0, mostKilobytes);
		if (kilobytes === undefined) {
			await turn.speak(`A whole number up to ${mostKilobytes}, please. Type \`${usageLine(diff)}\`.`);
			return "end_turn";
		}
		const path = resolve(turn.session.cwd, name);
		const rest = numberedLines(kilobytes * 1024);
		const id = await turn.openTool({
			title: `Edit ${name}`,
			kind: "edit",
			content: [{ type: "diff", path, oldText: oldText + rest, newText: newText + rest }],
			locations: [{ path, line: 1 }],
		});
		await turn.changeTool(id, { status: "completed" });
		await turn.speak(`That is what I would do to ${name}.`);
		return "end_turn";
	},
};
