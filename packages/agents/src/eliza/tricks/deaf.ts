import { untilAborted } from "../agent/unless-aborted.ts";
import type { Trick } from "./trick.ts";

export const deaf: Trick = {
	name: "deaf",
	summary:
		"Does not answer, not even to a cancel; entirely: not even when the session is closed; aloud: says so first.",
	usage: "[entirely|aloud]",
	run: async (turn, args) => {
		if (args.trim() === "entirely") return new Promise(() => undefined);
		if (args.trim() === "aloud") await turn.speak("I am not listening.");
		return untilAborted(turn.session.closed);
	},
};
