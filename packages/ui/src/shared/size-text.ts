import { sizeWording } from "@parley/words/size-wording";
import { sayWording } from "@parley/words/spoken";
import { inEnglish } from "@parley/words/worded-error";

/** A size in bytes, for people. */
export const sizeText = (bytes: number): string => {
	const said = sizeWording(bytes);
	return sayWording(said, inEnglish(said));
};
