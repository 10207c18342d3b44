import type { Item, Turn } from "./turn.ts";

/**
 * Merges two states of a turn read at different times. Items are independent, so the newer state of each counts. The two must leave no
 * hole between their items.
 */
export const mergeTurn = (one: Turn, other: Turn): Turn => {
	const newer = one.through >= other.through ? one : other;
	return {
		...newer,
		firstItem: Math.min(one.firstItem, other.firstItem),
		missed: Math.max(one.missed, other.missed),
		items: mergeItems(one.items, other.items),
	};
};

const mergeItems = (ours: readonly Item[], theirs: readonly Item[]): readonly Item[] => {
	const merged: Item[] = [];
	let [our, their] = [0, 0];
	while (our < ours.length || their < theirs.length) {
		const [mine, other] = [ours[our], theirs[their]];
		const order = (mine?.at ?? Number.POSITIVE_INFINITY) - (other?.at ?? Number.POSITIVE_INFINITY);
		const next = order === 0 && mine !== undefined && other !== undefined ? newest(mine, other) : undefined;
		const item = next ?? (order <= 0 ? mine : other);
		if (item !== undefined) merged.push(item);
		if (order <= 0) our += 1;
		if (order >= 0) their += 1;
	}
	return merged;
};

const newest = (one: Item, other: Item): Item => (one.through >= other.through ? one : other);
