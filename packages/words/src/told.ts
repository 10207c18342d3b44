import { messageOf } from "@parley/base/errors/message-of";
import { wordingOf } from "./error-words.ts";
import { inEnglish } from "./worded-error.ts";
import type { Wording } from "./wording.ts";

/** A sentence as events and answers carry it: in English for whoever does not know its code, and as data for everyone else. */
export type Told = { readonly message: string; readonly wording?: Wording };

export const told = (wording: Wording): Told & { readonly wording: Wording } => ({
	message: inEnglish(wording),
	wording,
});

/** The same for an error, which may be somebody else's and then has words alone. */
export const toldOf = (error: unknown): Told => {
	const wording = wordingOf(error);
	return { message: messageOf(error), ...(wording === undefined ? {} : { wording }) };
};
