import type { NotKept } from "@parley/protocol/message/not-kept";
import { sayWording } from "@parley/words/spoken";

/** A text from the log that may say, in its middle, what was not kept of it: in the reader's language. */
export const saidText = (text: string, notKept: NotKept | undefined): string =>
	notKept === undefined
		? text
		: text.replace(notKept.message, () => sayWording(notKept.wording, notKept.message));
