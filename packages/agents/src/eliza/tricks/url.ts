import { CreateElicitationResponse } from "@agentclientprotocol/sdk";
import { attempt } from "./attempt.ts";
import { describeElicitation } from "./describe-elicitation.ts";
import type { Trick } from "./trick.ts";

export const url: Trick = {
	name: "url",
	summary: "Sends you to that address, and tells when she takes your visit as done.",
	usage: "[url]",
	async run(turn, args) {
		const elicitationId = turn.session.nextId("visit");
		const asked = await attempt(
			turn,
			turn.request("elicitation/create", {
				mode: "url",
				sessionId: turn.session.id,
				elicitationId,
				url: args.trim() || "https://example.org/couch?visit=1",
				message: "Please lie down over there.",
			}),
		);
		if (asked.ok && CreateElicitationResponse.isAccept(asked.value))
			await turn.client.notify("elicitation/complete", { elicitationId });
		await turn.say(asked.ok ? describeElicitation(asked.value) : `I could not ask you: ${asked.reason}`);
		return "end_turn";
	},
};
