import type { DocumentKind } from "@parley/protocol/search/methods";

/** What determines the rank of a result. */
export type Ranked = {
	readonly kind: DocumentKind;
	readonly ts: number;
	/** How well the words match: higher is better, never negative. */
	readonly score: number;
	/** A stable key, so that equals keep their order. */
	readonly place: string;
};

const halfLife = 30 * 24 * 60 * 60 * 1000;

const weights: Readonly<Record<DocumentKind, number>> = {
	title: 1.5,
	prompt: 1.2,
	answer: 1,
	tool: 0.9,
	thought: 0.7,
};

/**
 * Sorts by match, weighted by recency. The newest counts twice as much as something very old, so that a clearly better match wins
 * at any age. Age is measured from the newest result, so that the order is the same tomorrow.
 */
export const rank = <Each extends Ranked>(found: readonly Each[]): Each[] => {
	const newest = found.reduce((latest, { ts }) => Math.max(latest, ts), 0);
	const worth = ({ kind, ts, score }: Each): number =>
		score * weights[kind] * (1 + 2 ** ((ts - newest) / halfLife));
	return found
		.map((each) => ({ each, worth: worth(each) }))
		.sort((a, b) => b.worth - a.worth || b.each.ts - a.each.ts || (a.each.place < b.each.place ? -1 : 1))
		.map(({ each }) => each);
};
