import type { Sentence } from "./find-sentences.ts";

const skipped = /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>/g;
const shownAttribute = /\b(?:alt|aria-label|placeholder|title)="([^"]*)"/g;

/** Texts of an HTML file that a person reads and that are not `%codes%` of the catalogue. */
export const findHtmlTexts = (file: string, html: string): Sentence[] => {
	const shown = html.replaceAll(skipped, blank);
	const texts = [
		...shown.replaceAll(/<[^>]*>/g, blank).matchAll(/[^\n]*\S[^\n]*/g),
		...shown.matchAll(shownAttribute),
	];
	return texts.flatMap(({ 0: whole, 1: value = whole, index }) => {
		const text = value.replaceAll(/%\w+\.\w+%/g, "").trim();
		return /\p{Letter}/u.test(text) ? [{ file, line: html.slice(0, index).split("\n").length, text }] : [];
	});
};

/** Keeps places as they are. */
const blank = (text: string): string => text.replaceAll(/[^\n]/g, " ");
