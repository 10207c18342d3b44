/*
 * Splits a UTF-8 text into pages that can be read in any order. The start of a page depends only on a few bytes around its nominal offset,
 * so neighbouring pages agree on it independently: pages never overlap and omit nothing.
 */

export const pageSize = 32 * 1024;

/** How far a page may exceed its nominal end to finish a line. A longer line is cut between two characters. */
const reach = 4 * 1024;

const newline = 0x0a;

export const pageCount = (size: number): number => Math.ceil(size / pageSize);

export type ByteRange = { readonly from: number; readonly to: number };

/** The bytes needed to cut out a page. */
export const pageRange = (page: number, size: number): ByteRange => ({
	from: Math.max(0, page * pageSize - 1),
	to: Math.min(size, (page + 1) * pageSize + reach),
});

/** The text of a page, from the bytes of its range. */
export const pageText = (page: number, size: number, bytes: Uint8Array): string => {
	const { from } = pageRange(page, size);
	const start = pageStart(page, size, bytes, from);
	const end = pageStart(page + 1, size, bytes, from);
	return decoder.decode(bytes.subarray(start - from, end - from));
};

const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** After the first line end near its nominal offset, or else at a whole character. `from` is the offset of `bytes`. */
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
