const digits = 7;

/** Each word is a counter of fixed width and a space: `0000000 0000001 …`, so place and number check each other. */
export const numberedWordWidth = digits + 1;

const wrap = 10 ** digits;

/** Characters `[start, end)` of the endless numbered text. Loss, doubling and disorder show in the text itself. */
export const numberedSlice = (start: number, end: number): string => {
	if (end <= start) return "";
	const first = Math.floor(start / numberedWordWidth);
	const last = Math.floor((end - 1) / numberedWordWidth);
	let text = "";
	for (let number = first; number <= last; number++)
		text += `${String(number % wrap).padStart(digits, "0")} `;
	const offset = start - first * numberedWordWidth;
	return text.slice(offset, offset + end - start);
};

/** What `/stream <chars>` sends in all. */
export const numberedText = (chars: number): string => {
	return numberedSlice(0, chars);
};

/** About so many characters in whole lines, each a number of its own. */
export const numberedLines = (chars: number): string => {
	return numberedText(chars - (chars % numberedWordWidth)).replaceAll(" ", "\n");
};
