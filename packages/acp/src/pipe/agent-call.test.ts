import { afterEach, describe, expect, test, vi } from "vitest";
import { fakeConnection } from "../testing/fake-connection.ts";
import { CallCancelledError, CallRefusedError, CallTimeoutError } from "./agent-call.ts";

afterEach(() => {
	vi.useRealTimers();
});

describe("a request to an agent outside its sessions", () => {
	test("[E3.cancelRequest] is cancelled at the agent when nobody wants its answer any more", async () => {
		const { agent, connection } = await fakeConnection();
		const unwanted = new AbortController();
		const called = connection.call("session/list", {}, { signal: unwanted.signal });
		const { id } = await agent.told(({ method }) => method === "session/list");
		unwanted.abort();
		await expect(called).rejects.toThrow(CallCancelledError);
		const cancelled = await agent.told(({ method }) => method === "$/cancel_request");
		expect(cancelled.params).toEqual({ requestId: id });
	});

	test("[E3.cancelRequest] is cancelled at the agent when it times out", async () => {
		const { agent, connection } = await fakeConnection();
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
		const called = connection.call("session/list", {}, { timeoutMs: 5000 });
		const failed = expect(called).rejects.toThrow(CallTimeoutError);
		vi.advanceTimersByTime(5000);
		await failed;
		vi.useRealTimers();
		const { id } = await agent.told(({ method }) => method === "session/list");
		const cancelled = await agent.told(({ method }) => method === "$/cancel_request");
		expect(cancelled.params).toEqual({ requestId: id });
	});

	test("[E3.cancelRequest] is not sent at all if nobody wants its answer from the start", async () => {
		const { connection } = await fakeConnection();
		const called = connection.call("session/list", {}, { signal: AbortSignal.abort() });
		await expect(called).rejects.toThrow(CallCancelledError);
	});

	test("[E3.errors] fails with the agent's own reason and code", async () => {
		const { agent, connection } = await fakeConnection();
		const called = connection.call("session/list", {});
		await agent.answer("session/list", { error: { code: -32002, message: "gone" } });
		const error = await called.catch((cause: unknown) => cause);
		expect(error).toBeInstanceOf(CallRefusedError);
		expect(error).toMatchObject({ code: -32002, message: expect.stringContaining("gone") });
	});
});
