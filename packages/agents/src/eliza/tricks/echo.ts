import type { Trick } from "./trick.ts";

export const echo: Trick = {
	name: "echo",
	summary: "Says exactly that, in one chunk.",
	usage: "<text>",
	async run(turn, args) {
		await turn.say(args);
		return "end_turn";
	},
};
