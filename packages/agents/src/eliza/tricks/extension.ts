import { attempt } from "./attempt.ts";
import type { Trick } from "./trick.ts";

export const extension: Trick = {
	name: "extension",
	summary: "Sends the notification _eliza/event and the request _eliza/echo, and tells what came back.",
	usage: "[text]",
	async run(turn, args) {
		const params = { sessionId: turn.session.id, text: args.trim() || "Hello" };
		await turn.client.notify<unknown>("_eliza/event", params);
		const asked = await attempt(
			turn,
			turn.client.request<unknown, unknown>("_eliza/echo", params, { cancellationSignal: turn.cancelled }),
		);
		await turn.say(
			asked.ok ? `You answered: ${JSON.stringify(asked.value)}` : `You refused: ${asked.reason}`,
		);
		return "end_turn";
	},
};
