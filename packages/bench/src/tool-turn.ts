import type { Append } from "@parley/hub/store/log-store";
import type { WireEvent } from "@parley/protocol/log/wire-event";

/** The chat with one more turn of this many tool calls, each in three events, and an answer. */
export const withTools = (chat: Append, turn: number, tools: number, say: () => string): Append => {
	const { sessionId } = chat;
	const events: WireEvent[] = [...chat.events];
	const add = (type: string, payload: Record<string, unknown>): number => {
		const index = events.length + 1;
		events.push({ sessionId, index, id: `e${index}`, ts: index * 1000, turn, type, payload });
		return index;
	};
	add("prompt.sent", { messageId: `p${turn}`, content: [{ type: "text", text: say() }] });
	for (let number = 0; number < tools; number += 1) {
		const toolCallId = `t${number}`;
		const content = [{ type: "content", content: { type: "text", text: say() } }];
		const at = add("tool", { toolCallId, title: `Read file ${number}`, kind: "read", status: "pending" });
		add("tool", { toolCallId, status: "running", at });
		add("tool", { toolCallId, status: "completed", content, at });
	}
	add("text", { messageId: `a${turn}`, blockId: "b", kind: "answer", offset: 0, text: say() });
	add("turn.ended", { outcome: "completed" });
	return { ...chat, events };
};
