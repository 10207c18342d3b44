/** Marks missing text, once per hole: the hole's length cannot be trusted. */
export const missingText = "\uFFFD";

/** The last hole of a text: the offset behind it, and the index of that character in the text. */
export type Hole = { readonly offset: number; readonly at: number };

/** Text as far as known. Behind a hole, offsets are larger than character indices. */
export type KnownText = { readonly text: string; readonly hole?: Hole };

/**
 * Writes text into a block at its offset, in UTF-16 units. Existing text stays, so a delta applied twice changes nothing; only
 * a whole block may shorten it. Text from before the last hole is dropped, because its place is unknown. Two consecutive
 * deltas have the effect of one with the text of both.
 */
export const spliceText = (
	have: KnownText | undefined,
	offset: number,
	text: string,
	whole: boolean,
): KnownText => {
	if (whole) return { text };
	const { text: known, hole } = have ?? { text: "" };
	const ahead = hole === undefined ? 0 : hole.offset - hole.at;
	if (offset > known.length + ahead)
		return { text: known + missingText + text, hole: { offset, at: known.length + 1 } };
	const skipped = Math.max(0, (hole?.offset ?? 0) - offset);
	const spliced = overwrite(known, offset + skipped - ahead, text.slice(skipped));
	return hole === undefined ? { text: spliced } : { text: spliced, hole };
};

/** Overwrites text at an index, possibly beyond its end. */
export const overwrite = (have: string, at: number, text: string): string =>
	at === have.length ? have + text : have.slice(0, at) + text + have.slice(at + text.length);
