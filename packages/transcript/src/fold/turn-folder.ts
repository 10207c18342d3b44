import type { LogEvent } from "@parley/protocol/log/log-event";
import { type Block, isFoldable } from "./foldable.ts";
import { FoldedRun } from "./folded-run.ts";

/** So much text, in UTF-16 units, is put into one event: a long message stays in pieces that can be read one by one. */
const maxPiece = 64 * 1024;

/**
 * Folds the events of a turn, run by run. What it gives out can be folded again, alone or with what follows, so a long turn
 * need not be held or written in one go. Ranges are left to `assignRanges`, which sees the whole log.
 */
export class TurnFolder {
	readonly #blocks = new Map<string, Block>();
	readonly #pieceLimit: number;

	constructor(pieceLimit = maxPiece) {
		this.#pieceLimit = pieceLimit;
	}

	/** The blocks that have begun up to now. */
	get blocks(): ReadonlyMap<string, Block> {
		return new Map(this.#blocks);
	}

	/** Folds the events that follow those it was given before. */
	fold(events: readonly LogEvent[]): LogEvent[] {
		const run = new FoldedRun(this.#blocks, this.#pieceLimit);
		for (const event of events) {
			if (isFoldable(event)) run.take(event);
			else run.keep(event);
		}
		return run.events;
	}
}
