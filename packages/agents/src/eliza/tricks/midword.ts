import { untilAborted } from "../agent/unless-aborted.ts";
import type { Trick } from "./trick.ts";

export const midword: Trick = {
	name: "midword",
	summary: "Says half a word and is killed.",
	usage: "",
	async run(turn) {
		await turn.say("I was going to say someth");
		turn.host.kill();
		return untilAborted(turn.session.closed);
	},
};
