import type { SessionState } from "./session-state.ts";
import type { Turn } from "./turn/turn.ts";

/** Limits on how much of a session a view holds. */
export type Capacity = { readonly turns: number; readonly items: number };

/** Drops all but the newest turns, and all but the newest items of a turn that exceeds the limit. */
export const keepNewest = (state: SessionState, capacity: Capacity): SessionState => {
	const kept = newestTurns(state.turns, capacity);
	const [first] = kept;
	const cut = first === undefined ? first : newestItems(first, capacity.items);
	if (kept.length === state.turns.length && cut === first) return state;
	const turns = cut === undefined ? kept : [cut, ...kept.slice(1)];
	return { ...state, turns, firstTurn: cut?.number ?? state.head.lastTurn + 1 };
};

export const itemCount = ({ turns }: SessionState): number =>
	turns.reduce((sum, { items }) => sum + items.length, 0);

/** As many turns as fit; always at least the newest, cut if necessary. */
const newestTurns = (turns: readonly Turn[], capacity: Capacity): readonly Turn[] => {
	let items = 0;
	const cut = turns.findLastIndex((turn, position) => {
		const count = turns.length - position;
		items += turn.items.length;
		return count > capacity.turns || (items > capacity.items && count > 1);
	});
	return turns.slice(cut + 1);
};

const newestItems = (turn: Turn, count: number): Turn => {
	const items = turn.items.slice(Math.max(0, turn.items.length - count));
	const [first] = items;
	if (first === undefined || items.length === turn.items.length) return turn;
	return { ...turn, items, firstItem: first.at };
};
