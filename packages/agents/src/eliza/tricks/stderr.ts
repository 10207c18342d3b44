import type { Trick } from "./trick.ts";

export const stderr: Trick = {
	name: "stderr",
	summary: "Writes that to stderr.",
	usage: "<text>",
	async run(turn, args) {
		await turn.host.complain(args);
		await turn.speak("I have complained.");
		return "end_turn";
	},
};
