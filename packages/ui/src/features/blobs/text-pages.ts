/*
 * A text in UTF-8 as pages that can be read in any order. Where a page begins depends on a few bytes around its nominal place
 * alone, so two neighbours agree about it without knowing each other: pages never overlap and leave nothing out.
 */

export const pageSize = 32 * 1024;

/** How far a page may reach beyond its place to end with a line. A longer line is cut between two characters. */
const reach = 4 * 1024;

const newline = 0x0a;

export const pageCount = (size: number): number => Math.ceil(size / pageSize);

export type ByteRange = { readonly from: number; readonly to: number };

/** The bytes that must be known to cut a page out. */
export const pageRange = (page: number, size: number): ByteRange => ({
	from: Math.max(0, page * pageSize - 1),
	to: Math.min(size, (page + 1) * pageSize + reach),
});

/** The text of a page, out of the bytes of its range. */
export const pageText = (page: number, size: number, bytes: Uint8Array): string => {
	const { from } = pageRange(page, size);
	const start = pageStart(page, size, bytes, from);
	const end = pageStart(page + 1, size, bytes, from);
	return decoder.decode(bytes.subarray(start - from, end - from));
};

const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** After the first line end near its place, or else at a whole character. `from` is where the bytes begin. */
const pageStart = (page: number, size: number, bytes: Uint8Array, from: number): number => {
	const place = page * pageSize;
	if (place <= 0) return 0;
	if (place >= size) return size;
	const lineEnd = bytes.indexOf(newline, place - 1 - from);
	if (lineEnd >= 0 && from + lineEnd < place + reach) return from + lineEnd + 1;
	let at = place;
	while (at < size && isContinuation(bytes[at - from])) at += 1;
	return at;
};

const isContinuation = (byte: number | undefined): boolean => byte !== undefined && (byte & 0xc0) === 0x80;
