import type { Trick } from "./trick.ts";

export const expire: Trick = {
	name: "expire",
	summary: "Ends the login; where one is needed, nothing works until the next.",
	usage: "",
	async run(turn) {
		turn.practice.login.end();
		await turn.client.notify<unknown>("auth/status_update", turn.practice.login.status());
		await turn.speak("Who are you?");
		return "end_turn";
	},
};
