import { splitArguments } from "./arguments.ts";
import type { Trick } from "./trick.ts";
import { useTool } from "./use-tool.ts";

export const tool: Trick = {
	name: "tool",
	summary: "Uses one tool, which works or fails. A tool kind as name gives that kind.",
	usage: "[name] [ok|fail]",
	async run(turn, args) {
		const [name = "couch", outcome = "ok"] = splitArguments(args);
		const fails = outcome === "fail";
		await useTool(turn, name, fails);
		await turn.speak(
			fails ? `The tool ${name} failed. It happens to all of us.` : `The tool ${name} did its work.`,
		);
		return "end_turn";
	},
};
