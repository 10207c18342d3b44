import type { Trick } from "./trick.ts";

export const reuse: Trick = {
	name: "reuse",
	summary: "Uses a tool and says something under ids that are the same in every turn.",
	usage: "[text]",
	async run(turn, args) {
		const toolCallId = "tool-reused";
		const text = args.trim() || "Again.";
		await turn.update({ sessionUpdate: "tool_call", toolCallId, title: `Use ${text}`, status: "pending" });
		await turn.changeTool(toolCallId, {
			status: "completed",
			content: [{ type: "content", content: { type: "text", text } }],
		});
		await turn.update({
			sessionUpdate: "agent_message_chunk",
			messageId: "message-reused",
			content: { type: "text", text },
		});
		return "end_turn";
	},
};
