import type { LogEvent } from "@parley/protocol/log/log-event";
import { applyEvents } from "@parley/transcript/apply-events";
import { emptySession, type SessionState } from "@parley/transcript/session-state";
import type { Figure } from "./figure.ts";

const deltas = (bytes: number, size: number): LogEvent[] =>
	Array.from({ length: bytes / size }, (_, position) => ({
		sessionId: "s",
		index: position + 1,
		id: `e-${position}`,
		ts: position,
		turn: 1,
		type: "text",
		payload: {
			messageId: "m",
			blockId: "b",
			kind: "answer",
			offset: position * size,
			text: "x".repeat(size),
		},
	}));

const replay = (log: readonly LogEvent[]): SessionState => {
	let state = emptySession("s");
	for (let at = 0; at < log.length; at += 64) state = applyEvents(state, log.slice(at, at + 64)).state;
	return state;
};

const total = 1_000_000;

/** The same bytes, cut into messages of one size; all of them are in memory, equally cold in cache. */
const messagesOf = (bytes: number): LogEvent[][] =>
	Array.from({ length: total / bytes }, () => deltas(bytes, 20));

const nanosecondsPerByte = (logs: readonly LogEvent[][]): number => {
	const start = process.hrtime.bigint();
	for (const log of logs) replay(log);
	return Number(process.hrtime.bigint() - start) / total;
};

/** The reducer's cost per byte in a long message, compared with short ones: equal if it is linear. */
export const reduction = async (): Promise<Figure[]> => {
	const [short, long] = [messagesOf(10_000), messagesOf(total)];
	const rounds = Array.from({ length: 25 }, () => ({
		short: nanosecondsPerByte(short),
		long: nanosecondsPerByte(long),
	}));
	const best = (size: "short" | "long"): number => Math.min(...rounds.map((round) => round[size]));
	return [
		{
			name: "reduce a byte of a 1 MB message",
			ratio: best("long") / best("short"),
			to: "a byte of a 10 KB one",
			bound: { atMost: 1.25 },
			detail: `${best("long").toFixed(2)} ns against ${best("short").toFixed(2)} ns`,
		},
	];
};
