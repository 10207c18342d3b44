import { eventTraits } from "@parley/protocol/generated/event-traits";
import type { EventBody } from "@parley/protocol/log/log-event";
import type { TypesWith } from "@parley/protocol/log/traits-of";
import { EventShortener, type Keep } from "./event-shortener.ts";

/**
 * An agent's event as it goes into the log: long data becomes a blob, and the event keeps its beginning, its end and a
 * reference. Streamed text stays, since it arrives in small parts and is folded later.
 */
export const shortenEvent = (event: EventBody, keep: Keep): EventBody => {
	if (!canNameBlobs(event)) return event;
	switch (event.type) {
		case "tool": {
			const shortener = new EventShortener(keep);
			const { content, rawInput, rawOutput, meta } = event.payload;
			return {
				type: "tool",
				payload: {
					...event.payload,
					...(content === undefined ? {} : { content: content.map((item) => shortener.toolContent(item)) }),
					...(rawInput === undefined ? {} : { rawInput: shortener.value(rawInput) }),
					...(rawOutput === undefined ? {} : { rawOutput: shortener.value(rawOutput) }),
					...(meta === undefined ? {} : { meta: asObject(shortener.value(meta)) }),
				},
			};
		}
		case "permission.requested": {
			const shortener = new EventShortener(keep);
			const { content, rawInput } = event.payload;
			return {
				type: "permission.requested",
				payload: {
					...event.payload,
					...(content === undefined ? {} : { content: content.map((item) => shortener.toolContent(item)) }),
					...(rawInput === undefined ? {} : { rawInput: shortener.value(rawInput) }),
				},
			};
		}
		case "content": {
			const content = new EventShortener(keep).content(event.payload.content);
			return { type: "content", payload: { ...event.payload, content } };
		}
		case "agent.update": {
			const data = new EventShortener(keep).value(event.payload.data);
			if (data === event.payload.data) return event;
			return { type: "agent.update", payload: { ...event.payload, data: asObject(data) } };
		}
		case "prompt.accepted":
		case "prompt.edited":
		case "prompt.sent":
			// Users' attachments are already blobs.
			return event;
	}
};

/** Only an event that may name blobs can be shortened. */
const canNameBlobs = (event: EventBody): event is EventBody<TypesWith<"blobs", true>> =>
	eventTraits[event.type].blobs;

const asObject = (value: unknown): Record<string, unknown> =>
	typeof value === "object" && value !== null ? { ...value } : { shortened: value };
