import { isDeepStrictEqual } from "node:util";
import { readEvent, writeEvent } from "@parley/protocol/log/read-event";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import { outcomesOf } from "@parley/transcript/fold/outcomes";
import { TurnFolder } from "@parley/transcript/fold/turn-folder";
import { readEventRow } from "../event-rows.ts";
import { type LogPlace, replaceRun } from "./replace-run.ts";

/** The most unrelated events that may lie between two events of a run. */
const maxBetween = 1000;

/** The bound on one step: this many rows, or this much text, whichever comes first. */
export type RunLimits = { readonly rows: number; readonly length: number };

/**
 * Rewrites a turn in the store, one run of events per step. After each step the log means the same as before. It repeats the pass
 * over a long turn, since folded runs can be folded further, until there is nothing to gain.
 */
export function* foldTurnRows(place: LogPlace, turn: number, limits: RunLimits): Generator<void, void> {
	for (let mayGain = true; mayGain; ) {
		const folder = new TurnFolder();
		let runs = 0;
		let gained = false;
		for (let run = readRun(place, turn, 0, limits); run.length > 0; ) {
			gained = foldRun(place, run, folder) || gained;
			runs += 1;
			yield;
			run = readRun(place, turn, run.at(-1)?.index ?? 0, limits);
		}
		mayGain = gained && runs > 1;
	}
}

/** Returns whether there are fewer events now. */
const foldRun = (place: LogPlace, run: readonly WireEvent[], folder: TurnFolder): boolean => {
	const events = run.map(readEvent);
	const before = folder.blocks;
	const folded = folder.fold(events);
	if (folded.length === events.length) return false;
	const [wanted, got] = outcomesOf(events, folded, before);
	if (isDeepStrictEqual(wanted, got)) return replaceRun(place, run, folded.map(writeEvent));
	place.report(`what was folded does not say the same as events ${run.at(0)?.index} to ${run.at(-1)?.index}`);
	return false;
};

const readRun = (
	{ statements, session }: LogPlace,
	turn: number,
	after: number,
	{ rows, length }: RunLimits,
): WireEvent[] => {
	// Without the hint SQLite would read the whole session in order.
	const sql = `SELECT * FROM events INDEXED BY events_by_turn
		WHERE session = ? AND turn = ? AND idx > ? ORDER BY idx LIMIT ?`;
	const run: WireEvent[] = [];
	let sum = 0;
	for (const row of statements.iterate(sql, session, turn, after, rows)) {
		sum += String(row["payload"]).length;
		// The session id does not matter here: these events are internal.
		const event = readEventRow("folded", row);
		const before = run.at(-1)?.index ?? event.index;
		if (run.length > 1 && sum > length) break;
		if (areFarApart({ statements, session }, before, event.index)) break;
		run.push(event);
	}
	return run;
};

const areFarApart = (
	{ statements, session }: Pick<LogPlace, "statements" | "session">,
	before: number,
	index: number,
): boolean => {
	if (index - before <= maxBetween) return false;
	const sql = "SELECT idx FROM events WHERE session = ? AND idx > ? AND idx < ? LIMIT 1 OFFSET ?";
	return statements.row(sql, session, before, index, maxBetween) !== undefined;
};
