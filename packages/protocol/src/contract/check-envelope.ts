import type { Envelope, EventEnvelope, RequestEnvelope, ResponseEnvelope } from "../envelope/envelope.ts";
import { envelopeValidators } from "../generated/validators.js";
import { ValidatorTable } from "./validator-table.ts";

const table = new ValidatorTable("the envelope", envelopeValidators);
const request = table.require("req");
const success = table.require("res:ok");
const failure = table.require("res:error");
const event = table.require("evt");

export type EnvelopeKind = Envelope["kind"];

export const isRequestEnvelope = (data: unknown): data is RequestEnvelope => request(data);

export const isResponseEnvelope = (data: unknown): data is ResponseEnvelope =>
	isRefusal(data) ? failure(data) : success(data);

export const isEventEnvelope = (data: unknown): data is EventEnvelope => event(data);

/** Runs the one check for the message's kind. */
export const isEnvelopeOf = (kind: EnvelopeKind, data: unknown): data is Envelope => {
	switch (kind) {
		case "req":
			return isRequestEnvelope(data);
		case "res":
			return isResponseEnvelope(data);
		case "evt":
			return isEventEnvelope(data);
	}
};

export const envelopeProblem = (kind: EnvelopeKind, data: unknown): string => {
	switch (kind) {
		case "req":
		case "evt":
			return table.lastProblem(kind);
		case "res":
			return table.lastProblem(isRefusal(data) ? "res:error" : "res:ok");
	}
};

const isRefusal = (data: unknown): boolean =>
	typeof data === "object" && data !== null && "ok" in data && data.ok === false;
