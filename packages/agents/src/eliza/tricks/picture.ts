import type { Trick } from "./trick.ts";

/** A couch, 48 by 32. */
export const couchPng =
	"iVBORw0KGgoAAAANSUhEUgAAADAAAAAgCAIAAADbtmxLAAAAQ0lEQVR42u3WMQ0AIAwAwepCAmoRxcyAAiww0EDIJS/gxo85+lMF" +
	"EBDQXVCrJSMgIKAkx44MCAgICAjoT5DJBwI61wI7fsHlgGh0DQAAAABJRU5ErkJggg==";

export const picture: Trick = {
	name: "picture",
	summary: "Shows a picture of the couch, in the answer and in a tool call.",
	usage: "",
	async run(turn) {
		const content = { type: "image", mimeType: "image/png", data: couchPng } as const;
		const id = await turn.openTool({ title: "Look at the couch", kind: "read" });
		await turn.changeTool(id, { status: "completed", content: [{ type: "content", content }] });
		await turn.update({ sessionUpdate: "agent_message_chunk", content });
		await turn.speak("My couch. Lie down on it whenever you like.");
		return "end_turn";
	},
};
