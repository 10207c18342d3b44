import type { Trick } from "./trick.ts";

export const late: Trick = {
	name: "late",
	summary: "Sends an update after the response to the prompt.",
	usage: "",
	async run(turn) {
		await turn.speak("Goodbye.");
		const { client, session } = turn;
		const update = {
			sessionUpdate: "agent_message_chunk",
			messageId: session.nextId("message"),
			content: { type: "text", text: "One more thing." },
		} as const;
		turn.afterwards.push(() => client.notify("session/update", { sessionId: session.id, update }));
		return "end_turn";
	},
};
