import type { Trick } from "./trick.ts";

export const refuse: Trick = {
	name: "refuse",
	summary: "Ends the turn as a refusal.",
	usage: "",
	async run(turn) {
		await turn.speak("I would rather not.");
		return "refusal";
	},
};
