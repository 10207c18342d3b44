import { RequestFailure } from "@parley/protocol/envelope/failure";
import { sayError } from "@parley/words/error-words";

/** What a failed request tells the user. */
export const failureText = (error: unknown): string =>
	error instanceof Error ? sayError(error) : "Something failed; the log has no details.";

export const hasCode = (error: unknown, code: RequestFailure["code"]): boolean =>
	error instanceof RequestFailure && error.code === code;
