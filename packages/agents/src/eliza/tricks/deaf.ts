import { untilAborted } from "../agent/unless-aborted.ts";
import type { Trick } from "./trick.ts";

export const deaf: Trick = {
	name: "deaf",
	summary: "Does not answer, not even to a cancel.",
	usage: "",
	run: (turn) => untilAborted(turn.session.closed),
};
