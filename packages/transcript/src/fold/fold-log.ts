import type { LogEvent } from "@parley/protocol/log/log-event";
import { assignRanges } from "./assign-ranges.ts";
import { foldTurn } from "./fold-turn.ts";

/** Folds the given turns of a log and leaves everything else in its place. */
export const foldLog = (events: readonly LogEvent[], folds: (turn: number) => boolean): LogEvent[] => {
	const kept: LogEvent[] = [];
	const turns = new Map<number, LogEvent[]>();
	for (const event of events) {
		if (event.turn === undefined || !folds(event.turn)) kept.push(event);
		else turns.set(event.turn, [...(turns.get(event.turn) ?? []), event]);
	}
	const folded = [...turns.values()].flatMap(foldTurn);
	return assignRanges([...kept, ...folded].sort((a, b) => a.index - b.index));
};
