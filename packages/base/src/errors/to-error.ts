import { messageOf } from "./message-of.ts";

/** What was thrown, as an error. */
export const toError = (thrown: unknown): Error =>
	thrown instanceof Error ? thrown : new Error(messageOf(thrown), { cause: thrown });
