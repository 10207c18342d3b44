import fc from "fast-check";
import { expect, test } from "vitest";
import { classify } from "./classify.ts";
import { decode } from "./decode.ts";

test("[C1.reject] text that is not JSON is a violation, not an exception", () => {
	expect(decode("{")).toMatchObject({ ok: false, violation: { reason: "not_json" } });
	expect(decode("[]")).toMatchObject({ ok: false, violation: { reason: "not_an_envelope" } });
	expect(decode('{"v":1,"kind":"evt","topic":"state","payload":{}}')).toMatchObject({ ok: true });
});

test.each([
	["a request without a method", { v: 1, kind: "req", id: "x" }, "method"],
	["a refusal without an error", { v: 1, kind: "res", id: "x", ok: false }, "error"],
	["a response that says neither", { v: 1, kind: "res", id: "x" }, "ok"],
	["an event without a payload", { v: 1, kind: "evt", topic: "state" }, "payload"],
])("[C1.request][C1.response][C1.event] %s is refused for what its own kind lacks", (_, data, missing) => {
	expect(classify(data)).toMatchObject({
		ok: false,
		violation: { reason: "not_an_envelope", detail: `it must have required property '${missing}'` },
	});
});

test("[C1.reject] an unknown kind is named", () => {
	expect(classify({ v: 1, kind: "toString", id: "x" })).toMatchObject({
		ok: false,
		violation: { detail: 'kind must be req, res or evt and was "toString"' },
	});
});

test("[C12.bump] a request of another version gets a clear version error that names the supported versions", () => {
	const classified = classify({ v: 2, kind: "req", id: "x", method: "prompt.stop", params: {} });
	expect(classified).toMatchObject({
		ok: false,
		violation: { reason: "version" },
		refusal: {
			id: "x",
			failure: {
				code: "unsupported_version",
				details: { supported: [1] },
				message: expect.stringContaining("the client sent 2"),
			},
		},
	});
});

test("[C1.reject] any input is a message or a violation, and is not modified", () => {
	const frame = fc.record(
		{
			v: fc.constantFrom(1, 1, 1, 0, 2, "1", null),
			kind: fc.constantFrom("req", "res", "evt", "", null, 3),
			id: fc.oneof(fc.string(), fc.jsonValue()),
			method: fc.constantFrom("prompt.stop", "constructor", "", 4),
			topic: fc.constantFrom("state", "toString", 1),
			ok: fc.constantFrom(true, false, "yes"),
			params: fc.jsonValue(),
			payload: fc.jsonValue(),
			error: fc.jsonValue(),
		},
		{ requiredKeys: [] },
	);
	fc.assert(
		fc.property(fc.oneof(frame, fc.jsonValue()), (data) => {
			const before = JSON.stringify(data);
			const classified = classify(data);
			if (classified.ok) expect(classified.message).toBe(data);
			else expect(classified.violation.detail).not.toBe("");
			expect(JSON.stringify(data)).toBe(before);
		}),
		{ numRuns: 2_000 },
	);
});
