import type { Trick } from "./trick.ts";

export const subagent: Trick = {
	name: "subagent",
	summary: "Has a colleague work in a session of its own, and writes to it (unstable).",
	usage: "",
	async run(turn) {
		const sessionId = `${turn.session.id}-colleague`;
		const about = { sessionUpdate: "subagent_update", sessionId };
		await turn.updateRaw({ ...about, title: "Colleague", state: { state: "running" } });
		const content = { type: "text", text: "How does that make you feel?" };
		await turn.updateRaw({
			sessionUpdate: "session_message",
			messageId: "letter-1",
			recipientSessionId: sessionId,
			content: [content],
		});
		await turn.updateRaw({ sessionUpdate: "session_message_chunk", messageId: "letter-2", content });
		await turn.updateRaw({ ...about, state: { state: "idle", stopReason: "end_turn" } });
		await turn.speak("My colleague has nothing to add.");
		return "end_turn";
	},
};
