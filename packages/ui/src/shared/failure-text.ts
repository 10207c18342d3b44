import { RequestFailure } from "@parley/protocol/envelope/failure";
import { sayError } from "@parley/words/error-words";
import { say } from "@parley/words/spoken";

/** The text that a failed request shows to the user. */
export const failureText = (error: unknown): string =>
	error instanceof Error ? sayError(error) : say("app.failedUnknown");

export const hasCode = (error: unknown, code: RequestFailure["code"]): boolean =>
	error instanceof RequestFailure && error.code === code;
