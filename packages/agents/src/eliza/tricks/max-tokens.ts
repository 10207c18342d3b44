import type { Trick } from "./trick.ts";

export const maxTokens: Trick = {
	name: "maxtokens",
	summary: "Ends the turn as if the token limit was reached.",
	usage: "",
	async run(turn) {
		await turn.speak("I was just about to say that");
		return "max_tokens";
	},
};
