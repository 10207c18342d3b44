import { messageOf } from "./message-of.ts";

/** Anything that can be thrown, as an `Error`. */
export const toError = (thrown: unknown): Error =>
	thrown instanceof Error ? thrown : new Error(messageOf(thrown), { cause: thrown });
