import { attempt } from "./attempt.ts";
import type { Trick } from "./trick.ts";

export const unknown: Trick = {
	name: "unknown",
	summary: "Sends an update of an unknown kind and an unknown request, and tells what came back.",
	usage: "",
	async run(turn) {
		const { client, session } = turn;
		const params = { sessionId: session.id, update: { sessionUpdate: "eliza_mood_update", mood: "curious" } };
		await client.notify<unknown>("session/update", params);
		const options = { cancellationSignal: turn.cancelled, stopWaitingOnCancel: true };
		const asked = await attempt(
			turn,
			client.request<unknown, unknown>("eliza/how_are_you", { sessionId: session.id }, options),
		);
		const answer = asked.ok ? JSON.stringify(asked.value) : asked.reason;
		await turn.speak(`I asked you something unknown and you said: ${answer}`);
		return "end_turn";
	},
};
