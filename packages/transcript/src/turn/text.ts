/** Stands where text is known to be missing, once per hole: its length cannot be trusted. */
export const missingText = "\uFFFD";

/** The last hole of a text: the offset behind it, and which character of the text that is. */
export type Hole = { readonly offset: number; readonly at: number };

/** Text as far as it is known. Behind a hole, offsets run ahead of its characters. */
export type KnownText = { readonly text: string; readonly hole?: Hole };

/**
 * Puts text into a block at its offset, in UTF-16 units. Text the block already has stays, so a delta applied twice
 * changes nothing; only a whole block may shorten what is there. What belongs before the last hole is left out, because
 * nobody can tell where. Two deltas in a row do what one does that has the text of both.
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

/** Text with other text at a place in it, which may go on behind its end. */
export const overwrite = (have: string, at: number, text: string): string =>
	at === have.length ? have + text : have.slice(0, at) + text + have.slice(at + text.length);
