import { resolve } from "node:path";
import { attempt } from "./attempt.ts";
import { type Trick, usageLine } from "./trick.ts";

export const read: Trick = {
	name: "read",
	summary: "Reads a file through the client and shows it.",
	usage: "<path>",
	async run(turn, args) {
		const name = args.trim();
		if (name === "") {
			await turn.speak(`Which file? Type \`${usageLine(read)}\`.`);
			return "end_turn";
		}
		if (!turn.capabilities.fs?.readTextFile) {
			await turn.speak("Your client does not let me read files.");
			return "end_turn";
		}
		const path = resolve(turn.session.cwd, name);
		const id = await turn.openTool({
			title: `Read ${path}`,
			kind: "read",
			locations: [{ path }],
			rawInput: { path },
		});
		await turn.changeTool(id, { status: "in_progress" });
		const result = await attempt(
			turn,
			turn.request("fs/read_text_file", { sessionId: turn.session.id, path }),
		);
		if (!result.ok) {
			await turn.changeTool(id, { status: "failed", rawOutput: { error: result.reason } });
			await turn.speak(`I could not read ${path}: ${result.reason}`);
			return "end_turn";
		}
		const { content } = result.value;
		await turn.changeTool(id, {
			status: "completed",
			content: [{ type: "content", content: { type: "text", text: content } }],
			rawOutput: { characters: content.length },
		});
		await turn.speak(`I read ${content.length} characters from ${path}.`);
		return "end_turn";
	},
};
