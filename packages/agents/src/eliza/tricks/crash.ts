import { untilAborted } from "../agent/unless-aborted.ts";
import type { Trick } from "./trick.ts";

export const crash: Trick = {
	name: "crash",
	summary: "Throws where nobody catches; the stack goes to stderr.",
	usage: "",
	run(turn) {
		turn.host.crash(new Error("Eliza crashed, because you asked her to."));
		return untilAborted(turn.session.closed);
	},
};
