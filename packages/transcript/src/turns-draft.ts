import type { LogEvent } from "@parley/protocol/log/log-event";
import type { SessionState } from "./session-state.ts";
import { reduceTurn } from "./turn/reduce-turn.ts";
import { emptyTurn, type Turn } from "./turn/turn.ts";
import { TurnDraft } from "./turn/turn-draft.ts";

/** The turns of a session while a batch is applied: only those it touches are copied. */
export class TurnsDraft {
	readonly #state: SessionState;
	readonly #touched = new Map<number, TurnDraft>();
	readonly #missed = new Map<number, number>();

	constructor(state: SessionState) {
		this.#state = state;
	}

	apply(event: LogEvent): void {
		const { turn } = event;
		if (turn === undefined) return;
		if (turn < this.#state.firstTurn) this.#missed.set(turn, event.index);
		else reduceTurn(this.#draft(turn), event);
	}

	finish(): Pick<SessionState, "turns" | "missed"> {
		const { turns, missed } = this.#state;
		return {
			turns: this.#touched.size === 0 ? turns : mergeTurns(turns, this.#finished()),
			missed: this.#missed.size === 0 ? missed : { ...missed, ...Object.fromEntries(this.#missed) },
		};
	}

	get touched(): readonly number[] {
		return [...this.#touched.keys()];
	}

	#finished(): Turn[] {
		return [...this.#touched.values()].map((draft) => draft.finish());
	}

	#draft(number: number): TurnDraft {
		const known = this.#touched.get(number);
		if (known !== undefined) return known;
		const turn = this.#state.turns.findLast((each) => each.number === number) ?? emptyTurn(number);
		const draft = new TurnDraft(turn);
		this.#touched.set(number, draft);
		return draft;
	}
}

/** Turns by number; later ones replace earlier ones. */
export const mergeTurns = (before: readonly Turn[], after: readonly Turn[]): readonly Turn[] => {
	const merged = [...before];
	for (const turn of after) {
		const position = merged.findLastIndex((each) => each.number <= turn.number);
		const replaces = merged[position]?.number === turn.number;
		merged.splice(replaces ? position : position + 1, replaces ? 1 : 0, turn);
	}
	return merged;
};
