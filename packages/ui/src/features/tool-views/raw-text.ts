import { asCutText, asNotKept } from "@parley/protocol/message/cut-text";
import { sayWording } from "@parley/words/spoken";
import { saidText } from "../../shared/said-text.ts";

/** Data of unknown shape as readable text: strings unchanged, everything else as JSON. */
export const rawText = (data: unknown): string => {
	const text = plainText(data);
	if (text !== undefined) return text;
	return JSON.stringify(data, (_, value: unknown) => sayNotKept(value), 2) ?? String(data);
};

/** The text, if the data is nothing else. */
export const plainText = (data: unknown): string | undefined => {
	if (typeof data === "string") return data;
	const cut = asCutText(data);
	return cut === undefined ? undefined : saidText(cut.text, cut.notKept);
};

const sayNotKept = (value: unknown): unknown => {
	const notKept = asNotKept(value);
	return notKept === undefined ? (plainText(value) ?? value) : sayWording(notKept.wording, notKept.message);
};
