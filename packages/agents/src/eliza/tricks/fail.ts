import { RequestError } from "@agentclientprotocol/sdk";
import type { Trick } from "./trick.ts";

const internalError = -32603;

export const fail: Trick = {
	name: "fail",
	summary: "Answers the prompt with a JSON-RPC error.",
	usage: "[message]",
	run: (_turn, args) =>
		Promise.reject(new RequestError(internalError, args.trim() || "Eliza failed, because you asked her to.")),
};
