import { inEnglish } from "@parley/words/worded-error";
import { wording } from "@parley/words/wording";

/** The beginning and the end of a text, cut between characters. */
export const headOf = (text: string, length: number): string => {
	const cut = text.slice(0, length);
	return /[\uD800-\uDBFF]$/u.test(cut) ? cut.slice(0, -1) : cut;
};

export const tailOf = (text: string, length: number): string => {
	const cut = text.slice(Math.max(0, text.length - length));
	return /^[\uDC00-\uDFFF]/u.test(cut) ? cut.slice(1) : cut;
};

/** What remains of a text that does not fit the quota. The text itself says so. */
export const withoutMiddle = (text: string, length: number): string => {
	const [head, tail] = [headOf(text, length), tailOf(text, length)];
	const count = text.length - head.length - tail.length;
	return `${head}\n\n${inEnglish(wording("notKept.middle", { count }))}\n\n${tail}`;
};
