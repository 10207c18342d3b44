import type { Trick } from "./trick.ts";

export const nothing: Trick = {
	name: "nothing",
	summary: "Ends the turn without a word; what follows goes to stderr.",
	usage: "[text]",
	async run(turn, args) {
		if (args !== "") await turn.host.complain(args);
		return "end_turn";
	},
};
