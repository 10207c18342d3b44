import { readEvent, writeEvent } from "@parley/protocol/log/read-event";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import fc from "fast-check";
import { expect, test } from "vitest";
import { emptySession } from "../session-state.ts";
import { logs, sessionId } from "../testing/log-arbitrary.ts";
import { applyAll, replay } from "../testing/views.ts";
import { missingText } from "../turn/text.ts";
import { mergeDeltas } from "./merge-deltas.ts";

const share = fc.double({ min: 0, max: 1, noNaN: true });

const delta = (index: number, offset: number, text: string, more: Partial<WireEvent> = {}): WireEvent => ({
	sessionId,
	index,
	id: `e${index}`,
	ts: index * 10,
	turn: 1,
	type: "text",
	payload: { messageId: "m", blockId: "b", kind: "answer", offset, text },
	...more,
});

test("[D3.folded][C11.batches] merged deltas give the state of the plain replay, whatever a view's position and however they were split", () => {
	fc.assert(
		fc.property(logs, fc.array(fc.integer({ min: 1, max: 9 })), share, (log, sizes, where) => {
			const batches: WireEvent[][] = [];
			let at = 0;
			for (const size of [...sizes, log.length]) {
				batches.push(mergeDeltas(log.slice(at, at + size).map(writeEvent)));
				at += size;
			}
			const stored = batches.flat();
			const seen = replay(log.slice(0, Math.round(where * log.length)));
			for (const state of [emptySession(sessionId), seen]) {
				const applied = applyAll(state, [mergeDeltas(stored).map(readEvent)]);
				expect(applied.gap).toBeUndefined();
				expect(applied.state).toEqual(replay(log));
			}
		}),
		{ numRuns: 400 },
	);
});

test.for<[string, WireEvent[]]>([
	["words follow", [delta(1, 0, "one "), delta(2, 9, "two "), delta(3, 13, "three"), delta(4, 18, "!")]],
	["nothing follows", [delta(1, 0, "one "), delta(2, 9, ""), delta(3, 9, ""), delta(4, 9, "two three!")]],
	[
		"what was before follows",
		[delta(1, 0, "one "), delta(2, 9, "two three!"), delta(3, 0, "one "), delta(4, 4, "x")],
	],
])("[A7.deltas][D3.folded] a hole is marked once, also when %s, merged or not", ([, events]) => {
	for (const given of [events, mergeDeltas(events)]) {
		const [item] = replay(given.map(readEvent)).turns[0]?.items ?? [];
		expect(item).toMatchObject({ text: `one ${missingText}two three!` });
	}
});

test("[D3.folded] merged ranges touch and never overlap, and merging again changes nothing", () => {
	fc.assert(
		fc.property(logs, (log) => {
			const merged = mergeDeltas(log.map(writeEvent));
			const ends = [0, ...merged.map(({ index }) => index)];
			expect(merged.map(({ from, index }) => from ?? index)).toEqual(ends.slice(0, -1).map((end) => end + 1));
			expect(mergeDeltas(merged)).toEqual(merged);
		}),
		{ numRuns: 200 },
	);
});

test("[C11.batches] neighbours of one block become one event that names where it began", () => {
	expect(mergeDeltas([delta(5, 0, "one "), delta(6, 4, "two "), delta(7, 8, "three")])).toEqual([
		{
			...delta(7, 0, "one two three", { from: 5 }),
			payload: {
				messageId: "m",
				blockId: "b",
				kind: "answer",
				offset: 0,
				text: "one two three",
				at: 5,
				since: 50,
			},
		},
	]);
});

test.for<[string, WireEvent]>([
	["another turn", delta(2, 1, "y", { turn: 2 })],
	["a hole in the log", delta(3, 1, "y")],
	["a hole in the text", delta(2, 2, "y")],
	["a repetition", delta(2, 0, "y")],
	["a whole block", delta(2, 1, "y", { payload: { ...delta(2, 1, "y").payload, replace: true } })],
	["another block", delta(2, 1, "y", { payload: { ...delta(2, 1, "y").payload, blockId: "c" } })],
	["another kind", delta(2, 1, "y", { payload: { ...delta(2, 1, "y").payload, kind: "thought" } })],
	["what is not understood", delta(2, 1, "y", { payload: { ...delta(2, 1, "y").payload, offset: "?" } })],
	["another event", delta(2, 1, "y", { type: "turn.ended", payload: { outcome: "completed" } })],
])("[C11.batches] %s is not merged", ([, event]) => {
	const events = [delta(1, 0, "x"), event];
	expect(mergeDeltas(events)).toEqual(events);
});

test("[C11.bounded] a merged event is bounded, so that a log can still be read in portions", () => {
	const chunk = "x".repeat(1000);
	const events = Array.from({ length: 1000 }, (_, at) => delta(at + 1, at * 1000, chunk));
	const merged = mergeDeltas(events);
	const lengths = merged.map(({ payload }) => String(payload["text"]).length);
	expect(Math.max(...lengths)).toBeLessThan(34_000);
	expect(merged.length).toBeLessThan(32);
});
