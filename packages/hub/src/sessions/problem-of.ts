import { messageOf } from "@parley/base/errors/message-of";
import { StoreCorruptError, UnreadableRowError } from "../store/store-errors.ts";

/** A session's problem, worded for a list entry that already names the session. */
export const problemOf = (error: unknown): string => {
	if (error instanceof UnreadableRowError) return error.what;
	if (error instanceof StoreCorruptError) return "it lies on a damaged part of the store's file";
	return messageOf(error);
};
