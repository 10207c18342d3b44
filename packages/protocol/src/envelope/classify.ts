import { type Fields, isFields } from "@parley/base/guards/fields";
import { wording } from "@parley/words/wording";
import { type EnvelopeKind, envelopeProblem, isEnvelopeOf } from "../contract/check-envelope.ts";
import type { Envelope } from "./envelope.ts";
import { envelopeVersion } from "./envelope-version.ts";
import { RequestFailure } from "./failure.ts";
import type { Violation } from "./violation.ts";

/** A checked message, or its violation and, for a request, the refusal to send back. */
export type Classified =
	| { readonly ok: true; readonly message: Envelope }
	| {
			readonly ok: false;
			readonly violation: Violation;
			readonly refusal?: { id: string; failure: RequestFailure };
	  };

const requestId = (data: Fields): string | undefined =>
	data["kind"] === "req" && typeof data["id"] === "string" && data["id"] !== "" && data["id"].length <= 512
		? data["id"]
		: undefined;

const isKind = (kind: unknown): kind is EnvelopeKind => kind === "req" || kind === "res" || kind === "evt";

/** Classifies any input as a message of this version or a violation. */
export const classify = (data: unknown): Classified => {
	if (!isFields(data))
		return refuse("not_an_envelope", "a message must be an object with v, kind and the fields of its kind");
	const id = requestId(data);
	if (data["v"] !== envelopeVersion) {
		const detail = `this side speaks version ${envelopeVersion} and got ${describe(data["v"])}`;
		const failure = new RequestFailure(
			"unsupported_version",
			wording("request.versionMismatch", { supported: envelopeVersion, sent: describe(data["v"]) }),
			{ details: { supported: [envelopeVersion] } },
		);
		return refuse("version", detail, id === undefined ? undefined : { id, failure });
	}
	if (!isKind(data["kind"]))
		return refuse("not_an_envelope", `kind must be req, res or evt and was ${describe(data["kind"])}`);
	if (isEnvelopeOf(data["kind"], data)) return { ok: true, message: data };
	const detail = envelopeProblem(data["kind"], data);
	return refuse(
		"not_an_envelope",
		detail,
		id === undefined
			? undefined
			: {
					id,
					failure: new RequestFailure("bad_request", wording("request.badMessage", { problem: detail })),
				},
	);
};

const describe = (value: unknown): string =>
	typeof value === "string" || typeof value === "number" ? JSON.stringify(value).slice(0, 40) : typeof value;

const refuse = (
	reason: Violation["reason"],
	detail: string,
	refusal?: { id: string; failure: RequestFailure },
): Classified => ({
	ok: false,
	violation: { direction: "inbound", reason, detail },
	...(refusal === undefined ? {} : { refusal }),
});
