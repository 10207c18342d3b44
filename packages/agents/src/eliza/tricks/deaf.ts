import { untilAborted } from "../agent/unless-aborted.ts";
import type { Trick } from "./trick.ts";

export const deaf: Trick = {
	name: "deaf",
	summary: "Does not answer, not even to a cancel; entirely: not even when the session is closed.",
	usage: "[entirely]",
	run: (turn, args) =>
		args.trim() === "entirely" ? new Promise(() => undefined) : untilAborted(turn.session.closed),
};
