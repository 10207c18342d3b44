import type { Trick } from "./trick.ts";

export const array: Trick = {
	name: "array",
	summary: "Shows a command given as a list of words, which needs quoting to be read.",
	usage: "",
	async run(turn) {
		const command = ["bash", "-lc", "echo 'a  b' && rm -- \"$FILE\""];
		const id = await turn.openTool({
			title: "Shell",
			kind: "execute",
			rawInput: { command, cwd: turn.session.cwd },
		});
		await turn.changeTool(id, { status: "completed", rawOutput: { output: "a  b\n", exit_code: 0 } });
		await turn.speak("It ran.");
		return "end_turn";
	},
};
