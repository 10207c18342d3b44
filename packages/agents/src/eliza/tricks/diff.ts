import { resolve } from "node:path";
import { splitArguments } from "./arguments.ts";
import type { Trick } from "./trick.ts";

const oldText = "The patient lies.\nOn the couch.\nQuietly.\n";
const newText = "The patient sits.\nOn the couch.\nQuietly.\nAnd talks.\n";

export const diff: Trick = {
	name: "diff",
	summary: "Shows an edit of a file, without making it.",
	usage: "[path]",
	async run(turn, args) {
		const [name = "couch.txt"] = splitArguments(args);
		const path = resolve(turn.session.cwd, name);
		const id = await turn.openTool({
			title: `Edit ${name}`,
			kind: "edit",
			content: [{ type: "diff", path, oldText, newText }],
			locations: [{ path, line: 1 }],
		});
		await turn.changeTool(id, { status: "completed" });
		await turn.speak(`That is what I would do to ${name}.`);
		return "end_turn";
	},
};
