import type { StopReason } from "@agentclientprotocol/sdk";
import type { Trick } from "./trick.ts";

/** Any word will do: the point is a reason that the protocol does not have. */
const isReason = (word: string): word is StopReason => word !== "";

export const stop: Trick = {
	name: "stop",
	summary: "Ends the turn for that reason, known or not.",
	usage: "<reason>",
	async run(_turn, args) {
		const reason = args.trim();
		return isReason(reason) ? reason : "max_turn_requests";
	},
};
