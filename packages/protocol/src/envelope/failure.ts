import { inEnglish } from "@parley/words/worded-error";
import type { Wording } from "@parley/words/wording";
import type { FailureEnvelope } from "./envelope.ts";
import { envelopeVersion } from "./envelope-version.ts";
import { type ErrorCode, errorCodes } from "./error-codes.ts";

/** A refusal with a code of the contract: what handlers throw and callers catch. */
export class RequestFailure extends Error {
	override readonly name: string = "RequestFailure";
	readonly code: ErrorCode;
	readonly details: unknown;
	/** What to show the user; without it, `message` is all there is. */
	readonly wording: Wording | undefined;

	constructor(
		code: ErrorCode,
		reason: string | Wording,
		options: { details?: unknown; cause?: unknown; wording?: Wording | undefined } = {},
	) {
		super(
			typeof reason === "string" ? reason : inEnglish(reason),
			options.cause === undefined ? undefined : { cause: options.cause },
		);
		this.code = code;
		this.details = options.details;
		this.wording = typeof reason === "string" ? options.wording : reason;
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
		...(failure.wording === undefined ? {} : { wording: failure.wording }),
		...(failure.details === undefined ? {} : { details: failure.details }),
	},
});

/** The failure that an answer carries. A code from a newer version becomes `internal_error`. */
export const failureOf = ({ code, message, details, wording }: FailureEnvelope["error"]): RequestFailure =>
	new RequestFailure(isErrorCode(code) ? code : "internal_error", message, { details, wording });

const isErrorCode = (code: string): code is ErrorCode => errorCodes.some((known) => known === code);
