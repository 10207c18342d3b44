import type { SessionState } from "@parley/transcript/session-state";

/** Of the whole, what a view shows that holds no more than the newest turns, and of the oldest of them the newest items. */
export const windowOf = (whole: SessionState, view: SessionState): SessionState => {
	const firstItems = new Map(view.turns.map(({ number, firstItem }) => [number, firstItem]));
	return {
		...whole,
		firstTurn: view.firstTurn,
		turns: whole.turns
			.filter(({ number }) => number >= view.firstTurn)
			.map((turn) => {
				const firstItem = firstItems.get(turn.number) ?? 0;
				return { ...turn, firstItem, items: turn.items.filter(({ at }) => at >= firstItem) };
			}),
	};
};
