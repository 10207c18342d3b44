import { wordedMessageOf } from "@parley/words/worded-message";
import type { Wording } from "@parley/words/wording";

/** Why a file was left out, for the view that shows it. */
export const problemOf = (error: unknown): { readonly problem: string; readonly wording?: Wording } => {
	const { message, ...said } = wordedMessageOf(error);
	return { problem: message, ...said };
};
