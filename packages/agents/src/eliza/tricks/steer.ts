import type { Trick } from "./trick.ts";

export const steer: Trick = {
	name: "steer",
	summary: "Works until she is steered, and tells what she heard.",
	usage: "",
	async run(turn) {
		await turn.speak("I am listening. ");
		await turn.speak(`You steered me: ${await turn.session.steering.next(turn.cancelled)}`);
		return "end_turn";
	},
};
