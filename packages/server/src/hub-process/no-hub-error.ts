import { WordedError } from "@parley/words/worded-error";

/** The hub is unreachable or must not be used. */
export class NoHubError extends WordedError {
	override readonly name = "NoHubError";
}
