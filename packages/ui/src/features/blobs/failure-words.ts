import { say } from "@parley/words/spoken";
import { failureText, hasCode } from "../../shared/failure-text.ts";

/** Why a blob cannot be shown. */
export const blobFailureWords = (error: unknown): string => {
	if (hasCode(error, "not_found")) return say("blob.gone");
	if (hasCode(error, "disconnected")) return say("blob.offline");
	return failureText(error);
};
