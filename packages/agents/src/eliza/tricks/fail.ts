import { RequestError } from "@agentclientprotocol/sdk";
import type { Trick } from "./trick.ts";

const internalError = -32603;

export const fail: Trick = {
	name: "fail",
	summary: "Answers the prompt with a JSON-RPC error.",
	usage: "[message] [| data as JSON]",
	run: (_turn, args) => {
		const [message = "", data] = args.split(" | ", 2).map((part) => part.trim());
		return Promise.reject(
			new RequestError(
				internalError,
				message || "Eliza failed, because you asked her to.",
				data === undefined ? undefined : JSON.parse(data),
			),
		);
	},
};
