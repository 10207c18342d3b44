import type { WireEvent } from "@parley/protocol/log/wire-event";

/** Whether a shown text is what several events of the log say together: a slow client gets neighbours as one. */
export const isMerged = ({ type, from, index, payload }: WireEvent, log: readonly WireEvent[]): boolean => {
	const { offset, text } = payload;
	if (type !== "text" || from === undefined || typeof text !== "string") return false;
	let end = Number(offset);
	for (const part of log) {
		if (part.index < from || (part.from ?? part.index) > index) continue;
		const { offset: begin, text: said, blockId, messageId } = part.payload;
		const isSameBlock = blockId === payload["blockId"] && messageId === payload["messageId"];
		if (part.type !== "text" || !isSameBlock || typeof said !== "string") return false;
		// The first may have begun before it, and the last may go on behind it.
		const known = said.slice(end - Number(begin), Number(offset) + text.length - Number(begin));
		if (Number(begin) > end || !text.startsWith(known, end - Number(offset))) return false;
		end += known.length;
	}
	return end === Number(offset) + text.length;
};
