import type { KnownEvent, LogEvent } from "@parley/protocol/log/log-event";
import { spliceText } from "../turn/text.ts";
import { changeTool } from "../turn/tool.ts";

type Foldable = KnownEvent<"text" | "tool" | "plan">;

const foldKey = (event: Foldable): string => {
	switch (event.type) {
		case "text":
			return `text:${event.payload.messageId}/${event.payload.blockId}`;
		case "tool":
			return `tool:${event.payload.toolCallId}`;
		case "plan":
			return "plan";
	}
};

const isFoldable = (event: LogEvent): event is Foldable =>
	event.type === "text" || event.type === "tool" || event.type === "plan";

/**
 * Folds one turn's events: each block of text, tool call and plan becomes the event that was its last, carrying the whole
 * and the place of its first. Ranges are left to `assignRanges`, which sees the whole log.
 */
export const foldTurn = (events: readonly LogEvent[]): LogEvent[] => {
	const folded = new Map<string, LogEvent>();
	for (const event of events) {
		if (!isFoldable(event)) {
			folded.set(`event:${event.index}`, event);
			continue;
		}
		const key = foldKey(event);
		const before = folded.get(key);
		folded.set(key, before === undefined ? begin(event) : merge(before, event));
	}
	return [...folded.values()].sort((a, b) => a.index - b.index);
};

const standing = (event: Foldable) => ({
	at: event.payload.at ?? event.index,
	since: event.payload.since ?? event.ts,
});

const begin = (event: Foldable): Foldable => {
	switch (event.type) {
		case "text": {
			const { offset, text, replace = false } = event.payload;
			const whole = spliceText("", offset, text, replace);
			return {
				...event,
				payload: { ...event.payload, ...standing(event), offset: 0, text: whole, replace: true },
			};
		}
		case "tool":
			return { ...event, payload: { ...event.payload, ...standing(event), replace: true } };
		case "plan":
			return { ...event, payload: { ...event.payload, ...standing(event) } };
	}
};

const merge = (before: LogEvent, event: Foldable): LogEvent => {
	if (before.type === "text" && event.type === "text") {
		const { offset, text, replace = false } = event.payload;
		const whole = spliceText(before.payload.text, offset, text, replace);
		return { ...event, payload: { ...before.payload, text: whole } };
	}
	if (before.type === "tool" && event.type === "tool") {
		const { content, locations, ...call } = changeTool(changeTool(undefined, before.payload), event.payload);
		return {
			...event,
			payload: {
				...call,
				content: [...content],
				locations: [...locations],
				...standing(before),
				replace: true,
			},
		};
	}
	if (before.type === "plan" && event.type === "plan") {
		return { ...event, payload: { ...event.payload, ...standing(before) } };
	}
	return event;
};
