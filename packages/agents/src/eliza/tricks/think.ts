import type { Trick } from "./trick.ts";

export const think: Trick = {
	name: "think",
	summary: "Thinks aloud, then answers.",
	usage: "[text]",
	async run(turn, args) {
		const subject = args.trim() || "what you have not told me yet";
		await turn.think(`Let me think about ${subject}. There is a keyword in it, or there is none. `);
		await turn.beat();
		await turn.think("I shall turn it around and hand it back.");
		const { state, reply } = turn.eliza.respond(turn.session.state, args);
		turn.session.state = state;
		await turn.speak(reply);
		return "end_turn";
	},
};
