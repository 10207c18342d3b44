import fc from "fast-check";
import { expect, test } from "vitest";
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

/** Fields that take anything at all. */
const open = new Set(["params", "result", "payload", "details", "rawInput", "rawOutput"]);

test("[C7.schemas][C12.additive] every schema takes its sample, with fields from the future too", () => {
	expect([...samples.keys()].sort()).toEqual(Object.keys(validators).sort());
	const refused = Object.entries(validators).filter(([key, validator]) => {
		const sample = Object(samples.get(key));
		return !validator(sample) || !validator({ ...sample, fromTheFuture: { deep: [1] } });
	});
	expect(refused.map(([key]) => key)).toEqual([]);
});

test("[C7.schemas] every schema refuses what is not an object, and each field of a wrong type", () => {
	const taken = Object.entries(validators).flatMap(([key, validator]) => {
		const sample = samples.get(key);
		if (!isFields(sample)) throw new Error(`The sample of ${key} must be an object.`);
		const wrong = [null, undefined, 1, "x", true, []].filter((data) => validator(data));
		const fields = Object.keys(sample)
			.filter((field) => key === "log" || !open.has(field))
			.filter((field) => validator({ ...sample, [field]: Symbol("wrong") }));
		return [
			...wrong.map((data) => `${key} takes ${data}`),
			...fields.map((field) => `${key} takes any ${field}`),
		];
	});
	expect(taken).toEqual([]);
});

test("[C7.schemas] a validator never throws and never changes what it checks", () => {
	const all = Object.values(validators);
	fc.assert(
		fc.property(fc.jsonValue(), (data) => {
			const before = JSON.stringify(data);
			for (const validator of all) validator(data);
			expect(JSON.stringify(data)).toBe(before);
		}),
		{ numRuns: 200 },
	);
});

test("[C7.schemas] names from Object's prototype are neither topics nor event types", () => {
	expect(isTopicEvent({ topic: "constructor", payload: {} })).toBe(false);
	expect(isKnownEvent({ ...wireEvent, type: "toString" })).toBe(false);
	expect(isWireEvent(wireEvent)).toBe(true);
});
