import type { KnownEvent, LogEvent } from "@parley/protocol/log/log-event";

/** Events that say something more about what an earlier one began. */
export type Foldable = KnownEvent<"text" | "tool" | "plan">;

export const isFoldable = (event: LogEvent): event is Foldable =>
	event.type === "text" || event.type === "tool" || event.type === "plan";

/** What of its turn an event belongs to. */
export const blockOf = (event: Foldable): string => {
	switch (event.type) {
		case "text":
			return `text:${event.payload.messageId}/${event.payload.blockId}`;
		case "tool":
			return `tool:${event.payload.toolCallId}`;
		case "plan":
			return "plan";
	}
};

/**
 * What must be known of a block to fold what follows: where and when it began, at which offset its text ends by now, and the offset
 * behind its last hole.
 */
export type Block = {
	readonly at: number;
	readonly since: number;
	readonly end: number;
	readonly hole: number;
};

export const beginBlock = ({ index, ts, payload }: Foldable): Block => ({
	at: payload.at ?? index,
	since: payload.since ?? ts,
	end: 0,
	hole: 0,
});
