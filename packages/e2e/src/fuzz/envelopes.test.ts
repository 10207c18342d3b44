import { isMethodName, isParams, isTopicEvent } from "@parley/protocol/contract/check";
import { Endpoint } from "@parley/protocol/endpoint/endpoint";
import { decode } from "@parley/protocol/envelope/decode";
import type { Violation } from "@parley/protocol/envelope/violation";
import { paramsSamples, resultSamples, topicSamples } from "@parley/protocol/testing/samples";
import { expect, test } from "vitest";
import { Random, runSeed } from "../faults/seed.ts";
import { mutateText, mutateValue } from "./mutate.ts";

const rounds = 60_000;

const envelopes: readonly unknown[] = [
	...Object.entries(paramsSamples).map(([method, params]) => ({
		v: 1,
		kind: "req",
		id: "1",
		method,
		params,
	})),
	...Object.values(resultSamples).map((result) => ({ v: 1, kind: "res", id: "1", ok: true, result })),
	{ v: 1, kind: "res", id: "1", ok: false, error: { code: "not_found", message: "gone", details: {} } },
	...Object.entries(topicSamples).map(([topic, payload]) => ({ v: 1, kind: "evt", topic, payload })),
];

/** Mutated as a value, as text, or as both. */
const mutated = (random: Random): string => {
	const envelope = envelopes[random.int(0, envelopes.length - 1)];
	const text = JSON.stringify(random.chance(0.7) ? mutateValue(envelope, random) : envelope);
	return random.chance(0.4) ? mutateText(text, random) : text;
};

test(`[C1.reject] ${rounds} mutated envelopes: each is taken as what it says or refused, none is thrown at anyone · seed ${runSeed}`, async () => {
	const random = new Random(runSeed, "envelopes");
	const violations: Violation[] = [];
	const unexpected: unknown[] = [];
	const called: string[] = [];
	const sent: unknown[] = [];
	const handle = (method: string) => (params: unknown) => {
		called.push(method);
		if (!isMethodName(method) || !isParams(method, params))
			throw new Error(`${method} got ${JSON.stringify(params)}`);
		throw new Error("never reached with a wrong answer");
	};
	const endpoint = new Endpoint({
		send: (message) => sent.push(message),
		handlers: Object.fromEntries(Object.keys(paramsSamples).map((method) => [method, handle(method)])),
		onEvent: (event) => {
			if (!isTopicEvent(event)) throw new Error(`an event that does not fit: ${JSON.stringify(event)}`);
		},
		onViolation: (violation) => void violations.push(violation),
		onUnexpected: (error) => void unexpected.push(error),
	});
	let refused = 0;
	for (let round = 0; round < rounds; round += 1) {
		const text = mutated(random);
		const before = violations.length;
		const decoded = decode(text);
		if (!decoded.ok && decoded.violation.reason === "not_json") {
			refused += 1;
			continue;
		}
		await endpoint.receive(JSON.parse(text));
		if (violations.length > before) refused += 1;
		if (!decoded.ok) expect(violations.length, text).toBe(before + 1);
	}
	// What a handler throws itself is the only thing that may be unexpected here.
	expect(unexpected.filter((error) => !String(error).includes("never reached"))).toEqual([]);
	expect(refused).toBeGreaterThan(rounds / 4);
	expect(called.length).toBeGreaterThan(0);
	expect(Object.prototype).not.toHaveProperty("polluted");
	endpoint.close("the test is over");
});
