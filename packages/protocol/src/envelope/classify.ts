import { isEventEnvelope, isRequestEnvelope, isResponseEnvelope, lastProblem } from "../contract/check.ts";
import type { Envelope } from "./envelope.ts";
import { envelopeVersion } from "./envelope-version.ts";
import { RequestFailure } from "./failure.ts";
import type { Violation } from "./violation.ts";

/** A checked message, or what is wrong with it and, when it was a request, the refusal its sender should get. */
export type Classified =
	| { readonly ok: true; readonly message: Envelope }
	| {
			readonly ok: false;
			readonly violation: Violation;
			readonly refusal?: { id: string; failure: RequestFailure };
	  };

type Fields = { readonly [key in "v" | "kind" | "id"]?: unknown };

const isFields = (data: unknown): data is Fields =>
	typeof data === "object" && data !== null && !Array.isArray(data);

const requestId = (data: Fields): string | undefined =>
	data.kind === "req" && typeof data.id === "string" && data.id !== "" && data.id.length <= 512
		? data.id
		: undefined;

const frames = { req: "envelope:req", res: "envelope:res:error", evt: "envelope:evt" } as const;

const isFrame = (kind: unknown): kind is keyof typeof frames =>
	typeof kind === "string" && Object.hasOwn(frames, kind);

/** Sorts anything that arrived into a message of this version or a violation. */
export const classify = (data: unknown): Classified => {
	if (isRequestEnvelope(data) || isEventEnvelope(data) || isResponseEnvelope(data))
		return { ok: true, message: data };
	if (!isFields(data))
		return refuse("not_an_envelope", "a message must be an object with v, kind and the fields of its kind");
	const id = requestId(data);
	if (data.v !== envelopeVersion) {
		const detail = `this side speaks version ${envelopeVersion} and got ${describe(data.v)}`;
		const failure = new RequestFailure(
			"unsupported_version",
			`This hub speaks protocol version ${envelopeVersion}; the client sent ${describe(data.v)}. Update the older of the two.`,
			{ details: { supported: [envelopeVersion] } },
		);
		return refuse("version", detail, id === undefined ? undefined : { id, failure });
	}
	if (!isFrame(data.kind))
		return refuse("not_an_envelope", `kind must be req, res or evt and was ${describe(data.kind)}`);
	const detail = lastProblem(frames[data.kind]);
	return refuse(
		"not_an_envelope",
		detail,
		id === undefined ? undefined : { id, failure: new RequestFailure("bad_request", detail) },
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
