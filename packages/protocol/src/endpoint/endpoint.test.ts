import fc from "fast-check";
import { expect, test } from "vitest";
import type { TopicEvent } from "../contract/names.ts";
import { decode } from "../envelope/decode.ts";
import type { Envelope } from "../envelope/envelope.ts";
import { RequestFailure } from "../envelope/failure.ts";
import type { Violation } from "../envelope/violation.ts";
import { topicSamples } from "../testing/samples.ts";
import { Endpoint } from "./endpoint.ts";
import type { Handlers } from "./handlers.ts";

const connect = (handlers: Handlers<void> = {}) => {
	const violations: Violation[] = [];
	const clientViolations: Violation[] = [];
	const events: TopicEvent[] = [];
	const sent: Envelope[] = [];
	const unexpected: unknown[] = [];
	const onUnexpected = (error: unknown) => void unexpected.push(error);
	const hub: Endpoint = new Endpoint({
		onUnexpected,
		onViolation: (violation) => void violations.push(violation),
		handlers,
		send: (message) => {
			sent.push(message);
			void client.receive(JSON.parse(JSON.stringify(message)));
		},
	});
	const client: Endpoint = new Endpoint({
		onUnexpected,
		onViolation: (violation) => void clientViolations.push(violation),
		send: (message) => void hub.receive(JSON.parse(JSON.stringify(message))),
		onEvent: (event) => void events.push(event),
	});
	return { hub, client, violations, clientViolations, events, sent, unexpected };
};

const stop: Handlers<void> = { "prompt.stop": ({ sessionId }) => ({ stopped: sessionId === "s1" }) };

test("[C1.request][C1.response] a request gets its answer", async () => {
	const { client, violations } = connect(stop);
	expect(await client.request("prompt.stop", { sessionId: "s1" })).toEqual({ stopped: true });
	expect(await client.request("prompt.stop", { sessionId: "s2" })).toEqual({ stopped: false });
	expect(violations).toEqual([]);
});

test("[C7.unknownMethod] an unknown method is refused by name and the connection goes on", async () => {
	const { hub, client, sent, violations } = connect(stop);
	await hub.receive({ v: 1, kind: "req", id: "x", method: "bb.nope", params: {} });
	await hub.receive({ v: 1, kind: "req", id: "y", method: "__proto__" });
	expect(sent).toMatchObject([
		{ id: "x", ok: false, error: { code: "method_not_found" } },
		{ id: "y", ok: false, error: { code: "method_not_found" } },
	]);
	expect(violations.slice(0, 2)).toMatchObject([
		{ reason: "unknown_method", about: "bb.nope" },
		{ reason: "unknown_method", about: "__proto__" },
	]);
	expect(await client.request("prompt.stop", { sessionId: "s1" })).toEqual({ stopped: true });
});

test("[C7.unknownMethod] a method without a handler is refused like an unknown one", async () => {
	const { client } = connect();
	await expect(client.request("prompt.stop", { sessionId: "s1" })).rejects.toMatchObject({
		code: "method_not_found",
	});
});

test("[C7.inbound] parameters that do not fit never reach the handler", async () => {
	const { hub, sent, violations } = connect({
		"prompt.stop": () => {
			throw new Error("reached");
		},
	});
	await hub.receive({ v: 1, kind: "req", id: "x", method: "prompt.stop", params: { sessionId: 7 } });
	expect(sent).toMatchObject([{ ok: false, error: { code: "bad_request" } }]);
	expect(violations).toMatchObject([
		{ direction: "inbound", reason: "bad_payload", detail: "/sessionId must be string" },
	]);
});

test("[C7.outbound] a result that does not fit is kept back on the side that made it", async () => {
	const broken: Handlers<void> = { "prompt.stop": () => JSON.parse("{}") };
	const { client, violations } = connect(broken);
	await expect(client.request("prompt.stop", { sessionId: "s1" })).rejects.toMatchObject({
		code: "internal_error",
	});
	expect(violations).toMatchObject([{ direction: "outbound", reason: "bad_payload", about: "prompt.stop" }]);
});

test("[C1.response] a refusal keeps its code, words and details; a bug shows neither its words nor its stack", async () => {
	const { client, unexpected } = connect({
		"prompt.stop": () => {
			throw new RequestFailure("conflict", "Already stopped.", { details: { at: 3 } });
		},
		"session.close": () => {
			throw new Error("password=hunter2");
		},
	});
	await expect(client.request("prompt.stop", { sessionId: "s1" })).rejects.toMatchObject({
		code: "conflict",
		message: "Already stopped.",
		details: { at: 3 },
	});
	const failure: unknown = await client
		.request("session.close", { sessionId: "s1" })
		.catch((error: unknown) => error);
	expect(failure).toMatchObject({ code: "internal_error" });
	expect(String(failure)).not.toContain("hunter2");
	expect(unexpected).toHaveLength(1);
});

test("[C12.bump] a request of another version gets a clear version error, with the versions that would work", async () => {
	const { hub, sent, violations } = connect(stop);
	await hub.receive({ v: 2, kind: "req", id: "x", method: "prompt.stop", params: { sessionId: "s1" } });
	expect(sent).toMatchObject([
		{
			ok: false,
			error: {
				code: "unsupported_version",
				details: { supported: [1] },
				message: expect.stringContaining("2"),
			},
		},
	]);
	expect(violations).toMatchObject([{ reason: "version" }]);
});

test("[C7.outbound] topics reach the other side checked; one that breaks the contract is kept back and counted", () => {
	const { hub, events, violations } = connect();
	expect(hub.emit({ topic: "connection", payload: topicSamples.connection })).toBe(true);
	expect(hub.emit({ topic: "state", payload: topicSamples.state })).toBe(true);
	expect(hub.emit({ topic: "events", payload: topicSamples.events })).toBe(true);
	expect(events.map(({ topic }) => topic)).toEqual(["connection", "state", "events"]);
	expect(hub.emit({ topic: "state", payload: JSON.parse('{"sessions":7}') })).toBe(false);
	expect(events).toHaveLength(3);
	expect(violations).toMatchObject([{ direction: "outbound", reason: "bad_payload", about: "state" }]);
});

test("[C1.response] an answer to nothing is a violation", async () => {
	const { client, clientViolations } = connect();
	await client.receive({ v: 1, kind: "res", id: "99", ok: true, result: {} });
	expect(clientViolations).toMatchObject([{ reason: "unknown_response", about: "99" }]);
});

test("[C1.response] when the channel closes nobody waits for ever", async () => {
	const { client } = connect({ "prompt.stop": () => new Promise(() => undefined) });
	const waiting = client.request("prompt.stop", { sessionId: "s1" });
	client.close("the hub went away");
	await expect(waiting).rejects.toMatchObject({ code: "disconnected" });
});

test("[C1.reject] whatever arrives is answered, counted or ignored; the endpoint stays usable", async () => {
	const { hub, client } = connect(stop);
	const frame = fc.record(
		{
			v: fc.constantFrom(1, 1, 1, 0, 2, "1", null),
			kind: fc.constantFrom("req", "res", "evt", "", null, 3),
			id: fc.oneof(fc.string(), fc.jsonValue()),
			method: fc.constantFrom("prompt.stop", "session.open", "constructor", "", 4),
			topic: fc.constantFrom("state", "events", "toString", 1),
			ok: fc.constantFrom(true, false, "yes"),
			params: fc.jsonValue(),
			payload: fc.jsonValue(),
			result: fc.jsonValue(),
			error: fc.jsonValue(),
		},
		{ requiredKeys: [] },
	);
	await fc.assert(
		fc.asyncProperty(fc.oneof(frame, fc.jsonValue()), async (data) => {
			await hub.receive(data);
		}),
		{ numRuns: 2_000 },
	);
	expect(hub.violations).toBeGreaterThan(0);
	expect(await client.request("prompt.stop", { sessionId: "s1" })).toEqual({ stopped: true });
});

test("[C1.reject] text that is not JSON is a violation, not an exception", () => {
	expect(decode("{")).toMatchObject({ ok: false, violation: { reason: "not_json" } });
	expect(decode("[]")).toMatchObject({ ok: false, violation: { reason: "not_an_envelope" } });
	expect(decode('{"v":1,"kind":"evt","topic":"state","payload":{}}')).toMatchObject({ ok: true });
});
