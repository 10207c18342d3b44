import type { CutText } from "@parley/protocol/message/cut-text";
import { wordedMessage } from "@parley/words/worded-message";
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
export const withoutMiddle = (text: string, length: number): CutText => {
	const [head, tail] = [headOf(text, length), tailOf(text, length)];
	const count = text.length - head.length - tail.length;
	const notKept = wordedMessage(wording("notKept.middle", { count }));
	return { type: "cutText", text: `${head}\n\n${notKept.message}\n\n${tail}`, notKept };
};
