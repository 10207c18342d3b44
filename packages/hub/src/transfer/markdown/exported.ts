import { inEnglish } from "@parley/words/worded-error";
import { type WordingArguments, type WordingCode, wording } from "@parley/words/wording";

/** A text of the catalogue for an exported document, which is in English whatever its reader speaks. */
export const exported = <Code extends WordingCode>(code: Code, ...values: WordingArguments<Code>): string =>
	inEnglish(wording(code, ...values));
