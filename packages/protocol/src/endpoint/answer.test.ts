import { expect, test } from "vitest";
import { RequestFailure } from "../envelope/failure.ts";
import { type Violation, ViolationCounter } from "../envelope/violation.ts";
import { answer } from "./answer.ts";
import type { Handlers } from "./handlers.ts";

const serve = (handlers: Handlers<void>) => {
	const violations: Violation[] = [];
	const unexpected: unknown[] = [];
	const options = {
		handlers,
		violations: new ViolationCounter((violation) => void violations.push(violation)),
		onUnexpected: (error: unknown) => void unexpected.push(error),
	};
	const ask = (method: string, params?: unknown) =>
		answer({ v: 1, kind: "req", id: "x", method, params }, undefined, options);
	return { ask, violations, unexpected };
};

const stop: Handlers<void> = { "prompt.stop": ({ sessionId }) => ({ stopped: sessionId === "s1" }) };

test("[C1.request] a request gets its answer", async () => {
	const { ask, violations } = serve(stop);
	expect(await ask("prompt.stop", { sessionId: "s1" })).toMatchObject({
		ok: true,
		result: { stopped: true },
	});
	expect(await ask("prompt.stop", { sessionId: "s2" })).toMatchObject({
		ok: true,
		result: { stopped: false },
	});
	expect(violations).toEqual([]);
});

test("[C7.unknownMethod] an unknown method is refused by name", async () => {
	const { ask, violations } = serve(stop);
	for (const method of ["no.such", "__proto__"])
		expect(await ask(method, {})).toMatchObject({ ok: false, error: { code: "method_not_found" } });
	expect(violations).toMatchObject([
		{ reason: "unknown_method", about: "no.such" },
		{ reason: "unknown_method", about: "__proto__" },
	]);
});

test("[C7.unknownMethod] a method without a handler is refused like an unknown one", async () => {
	const { ask } = serve({});
	expect(await ask("prompt.stop", { sessionId: "s1" })).toMatchObject({
		error: { code: "method_not_found" },
	});
});

test("[C7.inbound] invalid parameters never reach the handler", async () => {
	const { ask, violations, unexpected } = serve({
		"prompt.stop": () => {
			throw new Error("reached");
		},
	});
	expect(await ask("prompt.stop", { sessionId: 7 })).toMatchObject({ error: { code: "bad_request" } });
	expect(unexpected).toEqual([]);
	expect(violations).toMatchObject([
		{ direction: "inbound", reason: "bad_payload", detail: "/sessionId must be string" },
	]);
});

test("[C7.outbound] an invalid result does not leave the side that made it", async () => {
	const { ask, violations } = serve({ "prompt.stop": () => JSON.parse("{}") });
	expect(await ask("prompt.stop", { sessionId: "s1" })).toMatchObject({ error: { code: "internal_error" } });
	expect(violations).toMatchObject([{ direction: "outbound", reason: "bad_payload", about: "prompt.stop" }]);
});

test("[C1.response] a refusal keeps its code, message and details; a bug reveals neither its message nor its stack", async () => {
	const { ask, unexpected } = serve({
		"prompt.stop": () => {
			throw new RequestFailure("conflict", "Already stopped.", { details: { at: 3 } });
		},
		"session.close": () => {
			throw new Error("password=hunter2");
		},
	});
	expect(await ask("prompt.stop", { sessionId: "s1" })).toMatchObject({
		error: { code: "conflict", message: "Already stopped.", details: { at: 3 } },
	});
	const failed = await ask("session.close", { sessionId: "s1" });
	expect(failed).toMatchObject({ error: { code: "internal_error" } });
	expect(JSON.stringify(failed)).not.toContain("hunter2");
	expect(unexpected).toHaveLength(1);
});
