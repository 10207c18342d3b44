import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { validators } from "../generated/validators.js";
import { archiveSamples } from "../testing/archive-samples.ts";
import { logSamples, paramsSamples, resultSamples, topicSamples, wireEvent } from "../testing/samples.ts";
import { isKnownEvent, isTopicEvent, isWireEvent } from "./check.ts";

const samples = new Map<string, unknown>([
	...Object.entries(paramsSamples).map(([name, data]) => [`params:${name}`, data] as const),
	...Object.entries(resultSamples).map(([name, data]) => [`result:${name}`, data] as const),
	...Object.entries(topicSamples).map(([name, data]) => [`topic:${name}`, data] as const),
	...Object.entries(logSamples).map(([name, data]) => [`log:${name}`, data] as const),
	...Object.entries(archiveSamples).map(([name, data]) => [`archive:${name}`, data] as const),
	["log", wireEvent],
	["envelope:req", { v: 1, kind: "req", id: "1", method: "session.list", params: {} }],
	["envelope:res:ok", { v: 1, kind: "res", id: "1", ok: true, result: {} }],
	[
		"envelope:res:error",
		{ v: 1, kind: "res", id: "1", ok: false, error: { code: "conflict", message: "no" } },
	],
	["envelope:evt", { v: 1, kind: "evt", topic: "state", payload: {} }],
]);

const isFields = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

describe.each(Object.keys(validators))("%s", (key) => {
	const validator = validators[key];
	const sample = samples.get(key);

	test("[C1][C7] takes its sample, with fields from the future too", () => {
		expect(sample).toBeDefined();
		expect(validator?.(sample)).toBe(true);
		expect(validator?.({ ...Object(sample), fromTheFuture: { deep: [1] } })).toBe(true);
	});

	test("[C7] refuses what is not an object and every field of a wrong type", () => {
		for (const wrong of [null, undefined, 1, "x", true, []]) expect(validator?.(wrong)).toBe(false);
		if (!isFields(sample)) throw new Error("a sample must be an object");
		const open = new Set(["params", "result", "payload", "details", "rawInput", "rawOutput"]);
		for (const field of Object.keys(sample).filter((name) => !(open.has(name) && key !== "log"))) {
			expect([field, validator?.({ ...sample, [field]: Symbol("wrong") })]).toEqual([field, false]);
		}
	});

	test("[C7] never throws and never changes what it checks", () => {
		fc.assert(
			fc.property(fc.jsonValue(), (data) => {
				const before = JSON.stringify(data);
				validator?.(data);
				expect(JSON.stringify(data)).toBe(before);
			}),
			{ numRuns: 200 },
		);
	});
});

test("[C7] names from Object's prototype are neither topics nor event types", () => {
	expect(isTopicEvent({ topic: "constructor", payload: {} })).toBe(false);
	expect(isKnownEvent({ ...wireEvent, type: "toString" })).toBe(false);
	expect(isWireEvent(wireEvent)).toBe(true);
});
