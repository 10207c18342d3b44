import type { Trick } from "./trick.ts";

export const early: Trick = {
	name: "early",
	summary: "From now on, sends updates for a new session before the response that names it.",
	usage: "",
	async run(turn) {
		turn.host.early = true;
		await turn.speak("Open another session and I shall speak before I am introduced.");
		return "end_turn";
	},
};
