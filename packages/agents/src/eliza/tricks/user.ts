import type { Trick } from "./trick.ts";

export const user: Trick = {
	name: "user",
	summary: "Says that in the user's name.",
	usage: "<text>",
	async run(turn, args) {
		await turn.update({
			sessionUpdate: "user_message_chunk",
			messageId: turn.session.nextId("prompt"),
			content: { type: "text", text: args },
		});
		await turn.speak("I took the words out of your mouth.");
		return "end_turn";
	},
};
