import { expect, test } from "vitest";
import {
	archiveValidators,
	envelopeValidators,
	eventFrameValidator,
	eventValidators,
	paramsValidators,
	resultValidators,
	topicValidators,
	type Validator,
} from "../generated/validators.js";
import { archiveSamples } from "../testing/archive-samples.ts";
import { logSamples } from "../testing/log-samples.ts";
import { wireEvent } from "../testing/sample-parts.ts";
import { paramsSamples, resultSamples } from "../testing/samples.ts";
import { topicSamples } from "../testing/topic-samples.ts";
import { isKnownEvent, isWireEvent } from "./check-event.ts";
import { isParams, paramsProblem } from "./check-params.ts";
import { isMethodName } from "./check-result.ts";
import { isTopicEvent, isTopicName } from "./check-topic.ts";

const envelopeSamples = {
	req: { v: 1, kind: "req", id: "1", method: "session.list", params: {} },
	"res:ok": { v: 1, kind: "res", id: "1", ok: true, result: {} },
	"res:error": { v: 1, kind: "res", id: "1", ok: false, error: { code: "conflict", message: "no" } },
	evt: { v: 1, kind: "evt", topic: "state", payload: {} },
};

type Case = { readonly name: string; readonly check: Validator; readonly sample: unknown };

const casesOf = (
	kind: string,
	validators: Readonly<Record<string, Validator>>,
	samples: Readonly<Record<string, unknown>>,
): Case[] =>
	Object.entries(validators).map(([name, check]) => ({
		name: `${kind} ${name}`,
		check,
		sample: samples[name],
	}));

const cases: readonly Case[] = [
	...casesOf("envelope", envelopeValidators, envelopeSamples),
	...casesOf("params", paramsValidators, paramsSamples),
	...casesOf("result", resultValidators, resultSamples),
	...casesOf("topic", topicValidators, topicSamples),
	...casesOf("event", eventValidators, logSamples),
	...casesOf("archive", archiveValidators, archiveSamples),
	{ name: "event frame", check: eventFrameValidator, sample: wireEvent },
];

test("[C7.schemas][C12.additive] every schema accepts its sample, also with unknown fields, and refuses anything but an object", () => {
	expect(cases.length).toBeGreaterThan(150);
	const wrong = cases.filter(
		({ check, sample }) =>
			sample === undefined ||
			!check(sample) ||
			!check({ ...Object(sample), fromTheFuture: { deep: [1] } }) ||
			[null, undefined, 1, "x", true, []].some((data) => check(data)),
	);
	expect(wrong.map(({ name }) => name)).toEqual([]);
});

test("[C7.schemas] a problem names the field and what it should be", () => {
	expect(isParams("prompt.stop", { sessionId: 7 })).toBe(false);
	expect(paramsProblem("prompt.stop")).toBe("/sessionId must be string");
	expect(isParams("prompt.stop", {})).toBe(false);
	expect(paramsProblem("prompt.stop")).toBe("it must have required property 'sessionId'");
});

test("[C7.unknownMethod] names on Object's prototype are neither methods nor topics nor event types", () => {
	expect(isMethodName("constructor")).toBe(false);
	expect(isTopicName("toString")).toBe(false);
	expect(isTopicEvent({ topic: "constructor", payload: {} })).toBe(false);
	expect(isKnownEvent({ ...wireEvent, type: "toString" })).toBe(false);
	expect(isWireEvent(wireEvent)).toBe(true);
});
