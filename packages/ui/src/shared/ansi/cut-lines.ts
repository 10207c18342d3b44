import type { AnsiLine, AnsiSpan } from "@parley/transcript/ansi/ansi-lines";

const maxLength = 4000;

export type CutLines = { readonly lines: readonly AnsiLine[]; readonly hiddenLines: number };

/** The beginning of an output: at most `maxLines` lines, and never an endless one. */
export const firstLines = (lines: readonly AnsiLine[], maxLines: number): CutLines => {
	const kept: AnsiLine[] = [];
	let left = maxLength;
	for (const line of lines.slice(0, maxLines)) {
		const length = lengthOf(line);
		if (length > left) {
			kept.push([...firstCharacters(line, left), { text: "…", style: {} }]);
			return { lines: kept, hiddenLines: lines.length - kept.length + 1 };
		}
		kept.push(line);
		left -= length + 1;
	}
	return { lines: kept, hiddenLines: lines.length - kept.length };
};

/** The end of an output: at most `maxLines` lines, and never an endless one. */
export const lastLines = (lines: readonly AnsiLine[], maxLines: number): readonly AnsiLine[] => {
	const whole = lines.at(-1)?.length === 0 ? lines.slice(0, -1) : lines;
	const kept: AnsiLine[] = [];
	let left = maxLength;
	for (const line of whole.slice(-maxLines).toReversed()) {
		const length = lengthOf(line);
		if (length > left) {
			kept.unshift([{ text: "…", style: {} }, ...lastCharacters(line, left)]);
			break;
		}
		kept.unshift(line);
		left -= length + 1;
	}
	return kept;
};

const lengthOf = (line: AnsiLine): number => line.reduce((sum, { text }) => sum + text.length, 0);

const firstCharacters = (line: AnsiLine, count: number): readonly AnsiSpan[] => {
	const kept: AnsiSpan[] = [];
	let left = count;
	for (const span of line) {
		if (left <= 0) break;
		kept.push({ ...span, text: span.text.slice(0, left) });
		left -= span.text.length;
	}
	return kept;
};

const lastCharacters = (line: AnsiLine, count: number): readonly AnsiSpan[] => {
	const kept: AnsiSpan[] = [];
	let left = count;
	for (const span of line.toReversed()) {
		if (left <= 0) break;
		kept.unshift({ ...span, text: span.text.slice(-left) });
		left -= span.text.length;
	}
	return kept;
};
