import { messageOf } from "@parley/base/errors/message-of";
import { wordingOf } from "./error-words.ts";
import { inEnglish } from "./worded-error.ts";
import type { Wording } from "./wording.ts";

/** A sentence as events and answers carry it: as English for readers that lack its code, and as data for all others. */
export type WordedMessage = { readonly message: string; readonly wording?: Wording };

export const wordedMessage = (wording: Wording): WordedMessage & { readonly wording: Wording } => ({
	message: inEnglish(wording),
	wording,
});

/** The same for an error; a foreign error has no wording. */
export const wordedMessageOf = (error: unknown): WordedMessage => {
	const wording = wordingOf(error);
	return { message: messageOf(error), ...(wording === undefined ? {} : { wording }) };
};
