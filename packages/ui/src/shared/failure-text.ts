import { RequestFailure } from "@parley/protocol/envelope/failure";
import { sayError } from "@parley/words/error-words";
import { say } from "@parley/words/spoken";

/** What a failed request tells the user. */
export const failureText = (error: unknown): string =>
	error instanceof Error ? sayError(error) : say("app.failedUnknown");

export const hasCode = (error: unknown, code: RequestFailure["code"]): boolean =>
	error instanceof RequestFailure && error.code === code;
