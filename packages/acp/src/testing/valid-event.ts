import { isKnownEvent } from "@parley/protocol/contract/check-event";
import type { EventBody } from "@parley/protocol/log/log-event";

/** Whether the log would accept this event. */
export const isValidEvent = (event: EventBody): boolean =>
	isKnownEvent({ sessionId: "s", index: 1, id: "e", ts: 0, ...event });

/** The text of all blocks of one kind, assembled as a reader of the log does: by block, with offsets checked. */
export const textOf = (events: readonly EventBody[], kind: "answer" | "thought"): string => {
	const blocks = new Map<string, string>();
	for (const { type, payload } of events) {
		if (type !== "text" || payload.kind !== kind) continue;
		const before = blocks.get(payload.blockId) ?? "";
		if (payload.offset !== before.length) throw new Error(`text at ${payload.offset}, not ${before.length}`);
		blocks.set(payload.blockId, before + payload.text);
	}
	return [...blocks.values()].join("");
};
