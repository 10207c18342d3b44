import { splitArguments, wholeNumber } from "./arguments.ts";
import type { Trick } from "./trick.ts";

const lines = ["soft\r\n", "\u001b[32mcouch\u001b[0m\r\n"];

/** A command that the agent runs in a terminal of its own; the client sees it only in `_meta`. */
export const terminal: Trick = {
	name: "terminal",
	summary:
		"Runs a pretended command whose output is in _meta: at once, in deltas, or in pieces under the name of the whole.",
	usage: "[output|delta|pieces] [exitCode]",
	async run(turn, args) {
		const [way = "output", codeWord = "0"] = splitArguments(args);
		const exitCode = wholeNumber(codeWord, 0, 255) ?? 0;
		const command = "echo soft; echo couch";
		const id = await turn.openTool({ title: command, kind: "execute", rawInput: { command } });
		const terminal_id = id;
		await turn.changeTool(id, {
			status: "in_progress",
			content: [{ type: "terminal", terminalId: id }],
			_meta: { terminal_info: { terminal_id, cwd: turn.session.cwd } },
		});
		const pieces = way === "output" ? [lines.join("")] : lines;
		const field = way === "delta" ? "terminal_output_delta" : "terminal_output";
		for (const data of pieces) {
			await turn.beat();
			await turn.changeTool(id, { _meta: { [field]: { terminal_id, data } } });
		}
		await turn.changeTool(id, {
			status: exitCode === 0 ? "completed" : "failed",
			_meta: { terminal_exit: { terminal_id, exit_code: exitCode, signal: null } },
		});
		await turn.speak(`It ended with code ${exitCode}.`);
		return "end_turn";
	},
};
