import type { LogEvent } from "@parley/protocol/log/log-event";
import fc from "fast-check";
import { expect, test } from "vitest";
import { replayTurn } from "../pages.ts";
import { logs, sessionId } from "../testing/log-arbitrary.ts";
import { foldTurn } from "./fold-turn.ts";
import { outcomesOf } from "./outcomes.ts";
import { TurnFolder } from "./turn-folder.ts";

const runs = { numRuns: 500 };

const turnOf = (log: readonly LogEvent[], turn: number): LogEvent[] =>
	log.filter((event) => event.turn === turn);

const cutIntoRuns = (events: readonly LogEvent[], sizes: readonly number[]): LogEvent[][] => {
	const cut: LogEvent[][] = [];
	let at = 0;
	for (const size of [...sizes, events.length]) {
		cut.push(events.slice(at, at + size));
		at += size;
	}
	return cut;
};

const delta = (index: number, offset: number, text: string, replace = false): LogEvent => ({
	sessionId,
	index,
	id: `e${index}`,
	ts: index,
	turn: 1,
	type: "text",
	payload: { messageId: "m", blockId: "b", kind: "answer", offset, text, ...(replace ? { replace } : {}) },
});

test("[A22.stored][D3.folded] a turn folded run by run, in pieces of any size, replays to the same state, wherever a view stopped before", () => {
	fc.assert(
		fc.property(
			logs,
			fc.nat({ max: 3 }),
			fc.array(fc.integer({ min: 1, max: 9 })),
			fc.integer({ min: 1, max: 12 }),
			fc.nat({ max: 60 }),
			(log, turn, sizes, limit, seen) => {
				const events = turnOf(log, turn);
				const folder = new TurnFolder(limit);
				const folded = cutIntoRuns(events, sizes).flatMap((run) => {
					const before = folder.blocks;
					const result = folder.fold(run);
					const [got, wanted] = outcomesOf(result, run, before);
					expect(got).toEqual(wanted);
					expect(result.length).toBeLessThanOrEqual(run.length);
					return result;
				});
				expect(replayTurn(turn, folded)).toEqual(replayTurn(turn, events));
				expect(replayTurn(turn, [...events.slice(0, seen), ...folded])).toEqual(replayTurn(turn, events));
				const again = new TurnFolder(limit).fold(folded);
				expect(replayTurn(turn, again)).toEqual(replayTurn(turn, events));
				expect(new TurnFolder(limit).fold(again)).toEqual(again);
			},
		),
		runs,
	);
});

test("[A22.stored][D3.folded] texts that go back, leave holes or start over fold to their final content", () => {
	const parts = fc.array(
		fc.record({
			offset: fc.nat({ max: 9 }),
			text: fc.string({ maxLength: 4 }),
			replace: fc.constantFrom(true, false, false, false, false),
		}),
		{ minLength: 1, maxLength: 12 },
	);
	fc.assert(
		fc.property(
			parts,
			fc.array(fc.integer({ min: 1, max: 6 })),
			fc.integer({ min: 1, max: 12 }),
			fc.nat({ max: 12 }),
			(given, sizes, limit, seen) => {
				const events = given.map(({ offset, text, replace }, at) => delta(at + 1, offset, text, replace));
				const folder = new TurnFolder(limit);
				const short = cutIntoRuns(events, sizes).flatMap((run) => {
					const before = folder.blocks;
					const folded = folder.fold(run);
					const [got, wanted] = outcomesOf(folded, run, before);
					expect(got).toEqual(wanted);
					return folded;
				});
				const { items } = replayTurn(1, events);
				expect(replayTurn(1, short).items).toEqual(items);
				expect(replayTurn(1, [...events.slice(0, seen), ...short]).items).toEqual(items);
			},
		),
		{ numRuns: 2000 },
	);
});

test("[D3.folded] a long message becomes pieces of bounded size that name where it began", () => {
	const size = 4;
	const events = Array.from({ length: 50_000 }, (_, at) => delta(at + 1, at * size, "abcd"));
	const folded = foldTurn(events);
	expect(folded).toHaveLength(4);
	expect(folded.at(-1)?.index).toBe(50_000);
	for (const { type, payload } of folded) {
		if (type !== "text") throw new Error("only texts were folded");
		expect(payload.text.length).toBeLessThanOrEqual(64 * 1024);
		expect(payload).toMatchObject({ at: 1, since: 1 });
	}
	expect(folded.map(({ payload }) => ("replace" in payload ? payload.replace : false))).toEqual([
		true,
		false,
		false,
		false,
	]);
});

test("[D3.folded] an event without neighbours stays unchanged", () => {
	const alone = [delta(1, 0, "x")];
	expect(foldTurn(alone)[0]).toBe(alone[0]);
});

test("[D3.folded] a differing outcome is noticed, also behind earlier text", () => {
	const folder = new TurnFolder();
	folder.fold([delta(1, 0, "before")]);
	const before = folder.blocks;
	const run = [delta(2, 6, "ab"), delta(3, 8, "cd")];
	const outcomes = (event: LogEvent) => outcomesOf([event], run, before);
	const [same, wanted] = outcomes(delta(3, 6, "abcd"));
	expect(same).toEqual(wanted);
	for (const wrong of [delta(3, 6, "abcx"), delta(3, 5, "abcd"), delta(4, 6, "abcd"), delta(3, 8, "cd")]) {
		const [got, original] = outcomes(wrong);
		expect(got).not.toEqual(original);
	}
});
