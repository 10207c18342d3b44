import { type Static, Type } from "typebox";
import { Id } from "../contract/fields.ts";
import { Wording } from "../words/wording.ts";
import { envelopeVersion } from "./envelope-version.ts";

const version = Type.Literal(envelopeVersion);

export const RequestEnvelope = Type.Object({
	v: version,
	kind: Type.Literal("req"),
	id: Id,
	method: Type.String({ minLength: 1, maxLength: 200 }),
	params: Type.Optional(Type.Unknown()),
});

export const SuccessEnvelope = Type.Object({
	v: version,
	kind: Type.Literal("res"),
	id: Id,
	ok: Type.Literal(true),
	result: Type.Optional(Type.Unknown()),
});

export const FailureEnvelope = Type.Object({
	v: version,
	kind: Type.Literal("res"),
	id: Id,
	ok: Type.Literal(false),
	error: Type.Object({
		code: Type.String({ minLength: 1, maxLength: 100 }),
		message: Type.String(),
		wording: Type.Optional(Wording),
		details: Type.Optional(Type.Unknown()),
	}),
});

export const EventEnvelope = Type.Object({
	v: version,
	kind: Type.Literal("evt"),
	topic: Type.String({ minLength: 1, maxLength: 100 }),
	payload: Type.Unknown(),
});

export type RequestEnvelope = Static<typeof RequestEnvelope>;
export type SuccessEnvelope = Static<typeof SuccessEnvelope>;
export type FailureEnvelope = Static<typeof FailureEnvelope>;
export type ResponseEnvelope = SuccessEnvelope | FailureEnvelope;
export type EventEnvelope = Static<typeof EventEnvelope>;
export type Envelope = RequestEnvelope | ResponseEnvelope | EventEnvelope;
