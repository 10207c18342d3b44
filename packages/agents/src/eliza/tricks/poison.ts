import type { Trick } from "./trick.ts";

export const poison: Trick = {
	name: "poison",
	summary: "From now on, every prompt of this session fails, after a load or resume as well.",
	usage: "[reason]",
	async run(turn, args) {
		turn.session.record.learn({ poison: args.trim() || "messages.1: tool_use without tool_result" });
		await turn.speak("I do not feel well.");
		return "end_turn";
	},
};
