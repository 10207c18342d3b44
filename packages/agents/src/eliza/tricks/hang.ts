import { untilAborted } from "../agent/unless-aborted.ts";
import type { Trick } from "./trick.ts";

export const hang: Trick = {
	name: "hang",
	summary: "Does not answer until cancelled.",
	usage: "",
	run: (turn) => untilAborted(turn.cancelled),
};
