/** Stands where text is known to be missing, once per hole: its length cannot be trusted. */
export const missingText = "\uFFFD";

/**
 * Puts text into a block at its offset, in UTF-16 units. Text the block already has stays, so a delta applied twice
 * changes nothing; only a whole block may shorten what is there.
 */
export const spliceText = (have: string, offset: number, text: string, whole: boolean): string => {
	if (whole) return text;
	if (offset === have.length) return have + text;
	if (offset > have.length) return have + missingText + text;
	const end = offset + text.length;
	return have.slice(0, offset) + text + have.slice(end);
};
