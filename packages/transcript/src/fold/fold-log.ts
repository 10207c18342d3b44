import type { LogEvent } from "@parley/protocol/log/log-event";
import { assignRanges } from "./assign-ranges.ts";
import { foldTurn } from "./fold-turn.ts";

/** Folds the given turns of a log and leaves everything else unchanged. */
export const foldLog = (events: readonly LogEvent[], folds: (turn: number) => boolean): LogEvent[] => {
	const kept: LogEvent[] = [];
	const turns = new Map<number, LogEvent[]>();
	for (const event of events) {
		const { turn } = event;
		const known = turn === undefined ? undefined : turns.get(turn);
		if (turn === undefined || !folds(turn)) kept.push(event);
		else if (known === undefined) turns.set(turn, [event]);
		else known.push(event);
	}
	const folded = [...turns.values()].flatMap(foldTurn);
	return assignRanges([...kept, ...folded].sort((a, b) => a.index - b.index));
};
