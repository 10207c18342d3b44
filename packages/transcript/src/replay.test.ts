import type { LogEvent } from "@parley/protocol/log/log-event";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyEvents } from "./apply-events.ts";
import { foldHead } from "./fold/fold-head.ts";
import { foldLog } from "./fold/fold-log.ts";
import { emptyHead } from "./head/head.ts";
import { reduceHead } from "./head/reduce-head.ts";
import { itemCount, keepNewest } from "./keep-newest.ts";
import { applyPages, rebuild } from "./pages.ts";
import { emptySession, type SessionState } from "./session-state.ts";
import { logs, sessionId } from "./testing/log-arbitrary.ts";
import {
	applyAll,
	initOf,
	lastIndex,
	pagesOf,
	replay,
	restrict,
	restrictItems,
	withoutMissed,
} from "./testing/views.ts";
import { placeOf } from "./turn/item-of.ts";

const runs = { numRuns: 400 };

/** Where to cut a log: any position, including both ends. */
const cut = (log: readonly LogEvent[], share: number): number => Math.round(share * log.length);
const share = fc.double({ min: 0, max: 1, noNaN: true });
const turnSets = fc.func(fc.boolean());

const freeze = <Value>(value: Value): Value => {
	if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
		Object.freeze(value);
		Object.values(value).forEach(freeze);
	}
	return value;
};

const isBefore = (event: LogEvent, from: number): boolean => (placeOf(event) ?? from) < from;

/** Ignores a turn's newest position: that event may belong to an item that is not held. */
const withoutThrough = (state: SessionState): SessionState => ({
	...state,
	turns: state.turns.map((turn) => ({ ...turn, through: 0 })),
});

describe("the state of the plain replay comes out of", () => {
	test("[A22.reducer][D3.replay] any batching", () => {
		fc.assert(
			fc.property(logs, fc.array(fc.nat({ max: 7 })), (log, sizes) => {
				const batches: LogEvent[][] = [];
				let at = 0;
				for (const size of [...sizes, log.length]) {
					batches.push(log.slice(at, at + size));
					at += size;
				}
				expect(applyAll(emptySession(sessionId), batches)).toMatchObject({ state: replay(log) });
			}),
			runs,
		);
	});

	test("[D3.ignored] duplicated and late delivery", () => {
		fc.assert(
			fc.property(logs, fc.infiniteStream(fc.nat()), (log, picks) => {
				const noisy = log.flatMap((event, at) => {
					const again = [...picks.take(2)].flatMap((pick) => log[pick % (at + 1)] ?? []);
					return [event, ...again];
				});
				expect(applyAll(emptySession(sessionId), [noisy]).state).toEqual(replay(log));
				expect(
					applyAll(
						emptySession(sessionId),
						noisy.map((event) => [event]),
					).state,
				).toEqual(replay(log));
			}),
			runs,
		);
	});

	test("[D3.folded] folding any turns, with blocks interleaved in any way, wherever the live stream stopped before", () => {
		fc.assert(
			fc.property(logs, turnSets, share, (log, folds, where) => {
				const folded = foldLog(log, folds);
				const seen = replay(log.slice(0, cut(log, where)));
				const applied = applyAll(seen, [folded]);
				expect(applied.gap).toBeUndefined();
				expect(applied.state).toEqual(replay(log));
			}),
			runs,
		);
	});

	test("[D3.folded] folding again, and folding more", () => {
		fc.assert(
			fc.property(logs, turnSets, (log, folds) => {
				const twice = foldLog(foldLog(log, folds), () => true);
				expect(twice).toEqual(foldLog(log, () => true));
				expect(applyAll(emptySession(sessionId), [twice]).state).toEqual(replay(log));
			}),
			runs,
		);
	});

	test("[D3.pages][B13.race] a window of it: opened anywhere, updated by the live stream", () => {
		fc.assert(
			fc.property(logs, share, fc.nat({ max: 6 }), (log, where, firstTurn) => {
				const before = log.slice(0, cut(log, where));
				const opened = rebuild(sessionId, initOf(before, firstTurn));
				expect(opened).toEqual(restrict(replay(before), firstTurn));
				const { state } = applyAll(opened, [log.slice(before.length)]);
				expect({ ...state, missed: {} }).toEqual(restrict(replay(log), firstTurn));
			}),
			runs,
		);
	});

	test("[B13.bounded][D3.pages] a window inside a turn: opened at any item, updated by the live stream", () => {
		fc.assert(
			fc.property(logs, share, fc.nat({ max: 4 }), fc.nat({ max: 60 }), (log, where, firstTurn, from) => {
				const before = log.slice(0, cut(log, where));
				const items = { turn: firstTurn, from };
				const opened = rebuild(sessionId, initOf(before, firstTurn, items));
				const window = (all: readonly LogEvent[]) => restrictItems(restrict(replay(all), firstTurn), items);
				expect(withoutThrough(opened)).toEqual(withoutThrough(window(before)));
				if (!opened.turns.some(({ number }) => number === firstTurn)) return;
				const { state } = applyAll(opened, [log.slice(before.length)]);
				expect(withoutThrough(withoutMissed(state))).toEqual(withoutThrough(window(log)));
			}),
			runs,
		);
	});

	test("[D3.pages] paging in a turn's older items, read before or after concurrent live events", () => {
		fc.assert(
			fc.property(
				logs,
				share,
				share,
				fc.nat({ max: 3 }),
				fc.nat({ max: 60 }),
				(log, opens, reads, turn, from) => {
					const before = log.slice(0, cut(log, opens));
					const read = log.slice(0, before.length + cut(log.slice(before.length), reads));
					const opened = rebuild(sessionId, initOf(before, turn, { turn, from }));
					if (!opened.turns.some(({ number }) => number === turn)) return;
					const live = applyAll(opened, [log.slice(before.length)]).state;
					const older = (all: readonly LogEvent[]) =>
						pagesOf(all, 0, turn + 1, { turn, from: 0, before: from });
					const paged = applyPages(live, older(read));
					const missing = log
						.slice(read.length)
						.some((event) => (event.turn ?? turn) < turn || (event.turn === turn && isBefore(event, from)));
					expect(paged.stale).toBe(missing);
					const whole = paged.stale ? applyPages(live, older(log)) : paged;
					expect(whole.state).toEqual(replay(log));
				},
			),
			runs,
		);
	});

	test("[D3.pages] a page of older items that is ahead of the live stream", () => {
		fc.assert(
			fc.property(logs, share, fc.nat({ max: 3 }), fc.nat({ max: 60 }), (log, opens, turn, from) => {
				const before = log.slice(0, cut(log, opens));
				const opened = rebuild(sessionId, initOf(before, turn, { turn, from }));
				if (!opened.turns.some(({ number }) => number === turn)) return;
				const paged = applyPages(opened, pagesOf(log, 0, turn + 1, { turn, from: 0, before: from }));
				expect(paged.state.lastSeen).toBe(lastIndex(before));
				expect(applyAll(paged.state, [log.slice(before.length)]).state).toEqual(replay(log));
			}),
			runs,
		);
	});

	test("[D3.pages] paging in older turns, read before or after concurrent live events", () => {
		fc.assert(
			fc.property(logs, share, share, fc.nat({ max: 6 }), (log, opens, reads, firstTurn) => {
				const before = log.slice(0, cut(log, opens));
				const read = log.slice(0, before.length + cut(log.slice(before.length), reads));
				const live = applyAll(rebuild(sessionId, initOf(before, firstTurn)), [
					log.slice(before.length),
				]).state;
				const paged = applyPages(live, pagesOf(read, 0, firstTurn));
				const missing = log.slice(read.length).some(({ turn = firstTurn }) => turn < firstTurn);
				expect(paged.stale).toBe(missing);
				expect((paged.stale ? applyPages(live, pagesOf(log, 0, firstTurn)) : paged).state).toEqual(
					replay(log),
				);
			}),
			runs,
		);
	});

	test("[D3.pages] a page that is ahead of the live stream", () => {
		fc.assert(
			fc.property(logs, share, fc.nat({ max: 6 }), (log, opens, firstTurn) => {
				const before = log.slice(0, cut(log, opens));
				const opened = rebuild(sessionId, initOf(before, firstTurn));
				const paged = applyPages(opened, pagesOf(log, 0, Number.POSITIVE_INFINITY));
				expect(paged.state.lastSeen).toBe(lastIndex(before));
				expect(applyAll(paged.state, [log.slice(before.length)]).state).toEqual(replay(log));
			}),
			runs,
		);
	});

	test("[D3.pages] dropping old turns and paging them in again", () => {
		fc.assert(
			fc.property(logs, fc.nat({ max: 4 }), (log, count) => {
				const kept = keepNewest(replay(log), { turns: count, items: Number.POSITIVE_INFINITY });
				expect(kept.turns.length).toBeLessThanOrEqual(count);
				expect(applyPages(kept, pagesOf(log, 0, kept.firstTurn)).state).toEqual(replay(log));
			}),
			runs,
		);
	});

	test("[D3.pages] dropping old items at any moment and paging them in again after further live events", () => {
		fc.assert(
			fc.property(logs, share, fc.integer({ min: 1, max: 20 }), (log, where, items) => {
				const before = log.slice(0, cut(log, where));
				const kept = keepNewest(replay(before), { turns: 2000, items });
				expect(itemCount(kept)).toBeLessThanOrEqual(items);
				const { state } = applyAll(kept, [log.slice(before.length)]);
				const [first] = state.turns;
				const turn = first?.number ?? 0;
				const range = { turn, from: 0, before: first?.firstItem ?? 0 };
				expect(applyPages(state, pagesOf(log, 0, turn + 1, range)).state).toEqual(replay(log));
			}),
			runs,
		);
	});
});

test("[C6.gap] a missing event is reported, and nothing behind it is applied", () => {
	fc.assert(
		fc.property(logs, turnSets, share, (log, folds, where) => {
			const folded = foldLog(log, folds);
			const missing = cut(folded.slice(1), where);
			const event = folded[missing];
			const next = folded[missing + 1];
			fc.pre(event !== undefined && next !== undefined);
			const applied = applyAll(emptySession(sessionId), [folded.filter((each) => each !== event)]);
			expect(applied.gap).toEqual({ expected: event.from ?? event.index, got: next.from ?? next.index });
			expect(applied.state).toEqual(applyAll(emptySession(sessionId), [folded.slice(0, missing)]).state);
		}),
		runs,
	);
});

test("[D3.folded] folded ranges touch and never overlap", () => {
	fc.assert(
		fc.property(logs, turnSets, (log, folds) => {
			const folded = foldLog(log, folds);
			const ends = [0, ...folded.map(({ index }) => index)];
			expect(folded.map(({ from, index }) => from ?? index)).toEqual(ends.slice(0, -1).map((end) => end + 1));
			expect(lastIndex(folded)).toBe(lastIndex(log));
		}),
		runs,
	);
});

test("[D3.folded] a folded head equals the head and does not grow with the conversation", () => {
	fc.assert(
		fc.property(logs, (log) => {
			const folded = foldHead(log);
			expect(folded.reduce(reduceHead, emptyHead)).toEqual(replay(log).head);
			expect(log.reduce<LogEvent[]>((kept, event) => foldHead(kept.concat(event)), [])).toEqual(folded);
			const { queue, pending, aspects } = replay(log).head;
			expect(folded.length).toBeLessThanOrEqual(
				8 + 3 * queue.length + pending.length + Object.keys(aspects).length,
			);
		}),
		runs,
	);
});

test("[A22.reducer] applying events mutates neither the previous state nor the events", () => {
	fc.assert(
		fc.property(logs, share, (log, where) => {
			freeze(log);
			const before: SessionState = freeze(replay(log.slice(0, cut(log, where))));
			expect(() => applyEvents(before, log)).not.toThrow();
			expect(applyEvents(before, []).state).toBe(before);
		}),
		{ numRuns: 100 },
	);
});

test("[D3.ignored] events of another session are ignored", () => {
	const event: LogEvent = {
		sessionId: "other",
		index: 1,
		id: "x",
		ts: 0,
		type: "session.created",
		payload: { folder: "/", agent: "a" },
	};
	expect(applyEvents(emptySession(sessionId), [event]).state).toEqual(emptySession(sessionId));
});
