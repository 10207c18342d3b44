import type { LogEvent } from "@parley/protocol/log/log-event";
import { type Block, isFoldable } from "./foldable.ts";
import { FoldedRun } from "./folded-run.ts";

/** The most text in one event, in UTF-16 units: a long message stays in pieces that can be read one by one. */
const maxPiece = 64 * 1024;

/**
 * Folds the events of a turn, run by run. Its output can be folded again, alone or with what follows, so that a long turn need
 * not be held or written at once. Ranges are left to `assignRanges`, which sees the whole log.
 */
export class TurnFolder {
	readonly #blocks = new Map<string, Block>();
	readonly #pieceLimit: number;

	constructor(pieceLimit = maxPiece) {
		this.#pieceLimit = pieceLimit;
	}

	/** The blocks begun so far. */
	get blocks(): ReadonlyMap<string, Block> {
		return new Map(this.#blocks);
	}

	/** Folds the next events. */
	fold(events: readonly LogEvent[]): LogEvent[] {
		const run = new FoldedRun(this.#blocks, this.#pieceLimit);
		for (const event of events) {
			if (isFoldable(event)) run.take(event);
			else run.keep(event);
		}
		return run.events;
	}
}
