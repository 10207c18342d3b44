import { RequestFailure } from "@parley/protocol/envelope/failure";

/** What a failed request tells the user. */
export const failureText = (error: unknown): string =>
	error instanceof Error ? error.message : "Something failed that cannot say what it was.";

export const hasCode = (error: unknown, code: RequestFailure["code"]): boolean =>
	error instanceof RequestFailure && error.code === code;
