import type { EventBody, LogEvent } from "@parley/protocol/log/log-event";

/** What an event is to its turn: the frame around its items, a part of an item that has a name, an item by itself, or nothing. */
export type Part =
	| { readonly part: "frame" | "single" | "none" }
	| { readonly part: "item"; readonly id: string; readonly at: number | undefined };

type Said = EventBody | Extract<LogEvent, { type: "opaque" }>;

/** Which item an event belongs to. `at` is what it says about the place of that. */
export const partOf = (event: Said): Part => {
	switch (event.type) {
		case "prompt.sent":
		case "turn.ended":
			return { part: "frame" };
		case "text":
		case "content": {
			const { messageId, blockId, at } = event.payload;
			return { part: "item", id: `${event.type}:${messageId}/${blockId}`, at };
		}
		case "tool":
			return { part: "item", id: `tool:${event.payload.toolCallId}`, at: event.payload.at };
		case "plan":
			return { part: "item", id: "plan", at: event.payload.at };
		case "permission.requested":
		case "permission.resolved":
			return { part: "item", id: `permission:${event.payload.requestId}`, at: event.payload.at };
		case "agent.attached":
		case "agent.lost":
		case "agent.update":
		case "opaque":
			return { part: "single" };
		case "session.created":
		case "session.renamed":
		case "prompt.accepted":
		case "prompt.removed":
		case "prompt.edited":
		case "prompt.ordered":
		case "prompt.prioritized":
		case "prompt.resumed":
		case "prompt.preparing":
		case "agent.failed":
		case "agent.state":
			return { part: "none" };
	}
};

/** The place in its turn of the item that an event belongs to; nothing if it belongs to none. */
export const placeOf = (event: LogEvent): number | undefined => {
	const part = partOf(event);
	switch (part.part) {
		case "item":
			return part.at ?? event.index;
		case "single":
			return event.index;
		case "frame":
		case "none":
			return undefined;
	}
};
