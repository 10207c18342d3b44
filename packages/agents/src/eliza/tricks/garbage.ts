import type { Trick } from "./trick.ts";

export const garbage: Trick = {
	name: "garbage",
	summary: "Writes a line that is no JSON and a notification nobody knows, then goes on.",
	usage: "",
	async run(turn) {
		await turn.host.outlet.write("this line is no JSON\n");
		await turn.client.notify("eliza/mumble", { text: "never mind" });
		await turn.speak("Excuse me. Where were we?");
		return "end_turn";
	},
};
