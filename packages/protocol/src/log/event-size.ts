import type { WireEvent } from "./wire-event.ts";

/** The size of an event without its payload. */
const frameSize = 200;

/** The approximate size of an event as JSON, in characters: close enough for bounds, and cheap for text, which most events are. */
export const eventSize = ({ type, payload }: WireEvent): number => {
	const { text } = payload;
	return (
		frameSize + (type === "text" && typeof text === "string" ? text.length : JSON.stringify(payload).length)
	);
};
