import { RequestFailure } from "@parley/protocol/envelope/failure";
import { plain } from "@parley/words/error-words";
import { type Wording, wording } from "@parley/words/wording";

/** A file that cannot be imported: which line, and why. */
export const importFailure = (line: number, reason: Wording, cause?: unknown): RequestFailure =>
	new RequestFailure(
		"bad_request",
		wording("importFailure.atLine", { line: String(line), reason: plain(reason) }),
		{
			details: { line },
			...(cause === undefined ? {} : { cause }),
		},
	);

/** Some other file. Where its first line goes wrong helps nobody. */
export const notAnArchive = (cause?: unknown): RequestFailure =>
	new RequestFailure("bad_request", wording("importFailure.notAnArchive"), {
		details: { line: 1 },
		...(cause === undefined ? {} : { cause }),
	});
