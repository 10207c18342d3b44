import { isTopicEvent } from "@parley/protocol/contract/check-topic";
import { readEvent } from "@parley/protocol/log/read-event";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import type { Figure } from "./figure.ts";
import { microseconds } from "./measure.ts";

const batch: WireEvent[] = Array.from({ length: 64 }, (_, position) => ({
	sessionId: "2f1c9a52-6a0e-4a7e-9d9b-6f3f0f8a1c11",
	index: position + 1,
	id: `e-${position}`,
	ts: 1_700_000_000_000 + position,
	turn: 1,
	type: "text",
	payload: { messageId: "m1", blockId: "b1", kind: "answer", offset: position * 12, text: "twelve chars" },
}));

/** Checking a batch of 64 events, frames and payloads, compared with JSON.parse of the same batch. */
export const validation = async (): Promise<Figure[]> => {
	const topic = { topic: "events", payload: { sessionId: "s1", events: batch } };
	const text = JSON.stringify(topic);
	const parse = microseconds(() => JSON.parse(text));
	const check = microseconds(() => {
		if (!isTopicEvent(topic) || !batch.map(readEvent).every(({ type }) => type === "text"))
			throw new Error("refused");
	});
	return [
		{
			name: "check a batch of 64 events",
			ratio: check / parse,
			to: "JSON.parse of it",
			bound: { atMost: 1 },
			detail: `${check.toFixed(1)} µs against ${parse.toFixed(1)} µs`,
		},
	];
};
