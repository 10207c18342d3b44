import { failureText, hasCode } from "../../shared/failure-text.ts";

/** Why something that is kept beside the log cannot be shown. */
export const blobFailureWords = (error: unknown): string => {
	if (hasCode(error, "not_found")) return "The hub does not have it any more.";
	if (hasCode(error, "disconnected")) return "There is no connection to the hub.";
	return failureText(error);
};
