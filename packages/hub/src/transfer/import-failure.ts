import { RequestFailure } from "@parley/protocol/envelope/failure";

/** A file that cannot be imported: which line, and why. */
export const importFailure = (line: number, reason: string, cause?: unknown): RequestFailure =>
	new RequestFailure("bad_request", `Line ${line}: ${reason} Nothing of the file was imported.`, {
		details: { line },
		...(cause === undefined ? {} : { cause }),
	});
