import { longestRun } from "./fences.ts";

type Fence = { readonly character: string; readonly length: number };

const opening = /^ {0,3}(`{3,}|~{3,})(.*)$/;

/** Looks like a fence, at any depth of lists and quotes. */
const fenceLike = /^([\s>*+\-\d.)]*)(`{3,}|~{3,})/;

/**
 * An agent's markdown as a quote. Whatever it opens ends with the quote at the latest. Tags are escaped, since what they open would
 * not end there; code blocks get our own fences, so that it is certain what is code.
 */
export const quoted = (markdown: string): string => {
	const lines = markdown.replaceAll(/\r\n?|[\u2028\u2029]/g, "\n").split("\n");
	const ownFence = "`".repeat(Math.max(3, longestRun(markdown) + 1));
	const result: string[] = [];
	let fence: Fence | undefined;
	/** So far in this paragraph, every code span ends on the line on which it begins. */
	let spansAreSure = true;
	for (const line of lines) {
		if (fence !== undefined) {
			const isEnd = closes(line, fence);
			result.push(isEnd ? ownFence : line);
			if (isEnd) fence = undefined;
			continue;
		}
		const opened = openingOf(line);
		if (opened !== undefined) {
			fence = opened.fence;
			spansAreSure = true;
			result.push(`${ownFence}${opened.language}`);
			continue;
		}
		if (line.trim() === "") spansAreSure = true;
		const { text, isPaired } = harmless(line.replace(fenceLike, escapeFence), spansAreSure);
		spansAreSure &&= isPaired;
		result.push(text);
	}
	if (fence !== undefined) result.push(ownFence);
	return result.map((line) => (line === "" ? ">" : `> ${line}`)).join("\n");
};

const openingOf = (line: string): { readonly fence: Fence; readonly language: string } | undefined => {
	const [, run, info = ""] = opening.exec(line) ?? [];
	if (run === undefined || (run.startsWith("`") && info.includes("`"))) return undefined;
	const language = /^[\w+#.-]{1,40}/.exec(info.trim())?.[0] ?? "";
	return { fence: { character: run.charAt(0), length: run.length }, language };
};

const closes = (line: string, { character, length }: Fence): boolean => {
	const run = line.trim();
	const isRun = run.length >= length && run === character.repeat(run.length);
	return isRun && !/^(?: {4}|\t)/.test(line);
};

const escapeFence = (_: string, before: string, run: string): string =>
	before + [...run].map((character) => `\\${character}`).join("");

/** A piece of a line: something escaped, a run of backticks, or words. */
const piece = /\\[^\n]|`+|[^`\\]+|\\$/y;

/** One line without tags outside code, where it is certain what is code. A table cell closes code at its end. */
const harmless = (
	line: string,
	spansAreSure: boolean,
): { readonly text: string; readonly isPaired: boolean } => {
	const ends = new RunEnds(line);
	let text = "";
	let isPaired = true;
	for (let position = 0; position < line.length; ) {
		piece.lastIndex = position;
		const part = piece.exec(line)?.[0] ?? line.slice(position);
		const end = part.startsWith("`") ? ends.next(part.length, position + part.length) : undefined;
		if (part.startsWith("`")) isPaired &&= end !== undefined;
		const span = end === undefined ? part : line.slice(position, end);
		const isCode = end !== undefined && spansAreSure && !span.includes("|");
		if (isCode || span.startsWith("\\")) text += span;
		// Renderers disagree on whether this is code: a backslash could be escaped by the one before it.
		else text += span.startsWith("`") ? withoutTags(span, "&lt;") : withoutTags(span, "\\<");
		position += span.length;
	}
	return { text, isPaired };
};

/** Where a line's runs of backticks end, by their length. Queried from left to right. */
class RunEnds {
	readonly #runs = new Map<number, number[]>();

	constructor(line: string) {
		for (const { 0: run, index } of line.matchAll(/`+/g)) {
			const known = this.#runs.get(run.length);
			if (known === undefined) this.#runs.set(run.length, [index]);
			else known.push(index);
		}
		for (const starts of this.#runs.values()) starts.reverse();
	}

	/** The end of the next run of this length. */
	next(length: number, from: number): number | undefined {
		const starts = this.#runs.get(length) ?? [];
		while ((starts.at(-1) ?? from) < from) starts.pop();
		const start = starts.at(-1);
		return start === undefined ? undefined : start + length;
	}
}

const withoutTags = (text: string, instead: string): string => text.replaceAll(/<(?=[A-Za-z/!?])/g, instead);
