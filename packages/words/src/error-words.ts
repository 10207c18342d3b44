import { messageOf } from "@parley/base/errors/message-of";
import { isWording } from "./is-wording.ts";
import { sayWording } from "./spoken.ts";
import { inEnglish } from "./worded-error.ts";
import type { PlainWording, Wording, WordingValue } from "./wording.ts";

/** The sentence of an error of ours; undefined for a foreign error. */
export const wordingOf = (error: unknown): Wording | undefined =>
	error instanceof Error && "wording" in error && isWording(error.wording) ? error.wording : undefined;

/** Why something failed, as a value for the sentence that says what failed. */
export const reasonOf = (error: unknown): WordingValue => {
	const wording = wordingOf(error);
	return wording === undefined ? messageOf(error) : plain(wording);
};

/** The text of an error for the person who reads it, in their language if the error is ours. */
export const sayError = (error: unknown): string => sayWording(wordingOf(error), messageOf(error));

/** Sentences nest one level deep; anything deeper is rendered in English. */
export const plain = ({ code, values }: Wording): PlainWording => {
	if (values === undefined) return { code };
	const texts = Object.entries(values).map(
		([name, value]) => [name, typeof value === "object" ? inEnglish(value) : value] as const,
	);
	return { code, values: Object.fromEntries(texts) };
};
