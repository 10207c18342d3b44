import { type WordedMessage, wordedMessage, wordedMessageOf } from "@parley/words/worded-message";
import { wording } from "@parley/words/wording";
import { StoreCorruptError, UnreadableRowError } from "../store/store-errors.ts";

/** A session's problem, worded for a list entry that already names the session. */
export const problemOf = (error: unknown): WordedMessage => {
	if (error instanceof UnreadableRowError) return wordedMessage(error.what);
	if (error instanceof StoreCorruptError) return wordedMessage(wording("damage.onDamagedPart"));
	return wordedMessageOf(error);
};
