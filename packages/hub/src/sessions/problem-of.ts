import { messageOf } from "@parley/base/errors/message-of";
import { StoreCorruptError, UnreadableRowError } from "../store/store-errors.ts";

/** What is wrong with a session, in the words of a line that already says which session it is. */
export const problemOf = (error: unknown): string => {
	if (error instanceof UnreadableRowError) return error.what;
	if (error instanceof StoreCorruptError) return "it lies on a damaged part of the store's file";
	return messageOf(error);
};
