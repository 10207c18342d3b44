import type { FailureEnvelope } from "./envelope.ts";
import { envelopeVersion } from "./envelope-version.ts";
import type { ErrorCode } from "./error-codes.ts";

/** A refusal with a code of the contract: what handlers throw and callers catch. */
export class RequestFailure extends Error {
	override readonly name: string = "RequestFailure";
	readonly code: ErrorCode;
	readonly details: unknown;

	constructor(code: ErrorCode, message: string, options: { details?: unknown; cause?: unknown } = {}) {
		super(message, options.cause === undefined ? undefined : { cause: options.cause });
		this.code = code;
		this.details = options.details;
	}
}

export const failureEnvelope = (id: string, failure: RequestFailure): FailureEnvelope => ({
	v: envelopeVersion,
	kind: "res",
	id,
	ok: false,
	error: {
		code: failure.code,
		message: failure.message,
		...(failure.details === undefined ? {} : { details: failure.details }),
	},
});
