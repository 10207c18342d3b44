import type { WireEvent } from "./wire-event.ts";

/** What an event takes around its payload. */
const frameSize = 200;

/** About how many characters an event takes as JSON: near enough for bounds, and cheap for text, which most events are. */
export const eventSize = ({ type, payload }: WireEvent): number => {
	const { text } = payload;
	return (
		frameSize + (type === "text" && typeof text === "string" ? text.length : JSON.stringify(payload).length)
	);
};
