import { PassThrough } from "node:stream";
import { isFields } from "@parley/base/guards/fields";
import { LogEventStream } from "@parley/logging/event-stream";
import { Logger } from "@parley/logging/logger";
import { expect, test } from "vitest";
import {
	ConnectionClosedError,
	MessageTooLargeError,
	NotReadingError,
	RepeatedIdError,
	RpcError,
} from "./errors.ts";
import { checkedRequest, type NotificationHandler, type RequestHandler } from "./handlers.ts";
import { cutMarker } from "./limit-depth.ts";
import { type LineMark, streamSink } from "./line-sink.ts";
import { MessageWriter } from "./message-writer.ts";
import { JsonRpcPeer, noAnswer } from "./peer.ts";
import type { NextId } from "./request-ids.ts";
import { ViolationCounter } from "./violation-counter.ts";

const limits = { otherSide: "agent", maxMessageBytes: 1000, maxWaitingBytes: 2000 };

const open = (
	requests: Record<string, RequestHandler> = {},
	notifications: Record<string, NotificationHandler> = {},
	nextId?: NextId,
) => {
	const log = new LogEventStream();
	const logger = Logger.create("acp", { sinks: [log], level: "trace" });
	const violations = new ViolationCounter(logger);
	const pipe = new PassThrough();
	const peer = new JsonRpcPeer({
		writer: new MessageWriter(streamSink(pipe), limits),
		handlers: {
			requests: new Map(Object.entries(requests)),
			notifications: new Map(Object.entries(notifications)),
		},
		violations,
		logger,
		otherSide: "agent",
		cancelMethod: "$/cancel_request",
		...(nextId === undefined ? {} : { nextId }),
	});
	const receive = (message: unknown): void => peer.receive(JSON.stringify(message));
	const sent = (): unknown[] => {
		const text = String(pipe.read() ?? "");
		return text
			.split("\n")
			.filter((line) => line !== "")
			.map((line) => JSON.parse(line));
	};
	return { peer, pipe, receive, sent, violations, log };
};

test("[E1.stdio] a request is matched with its answer, whatever order answers come in", async () => {
	const { peer, receive, sent } = open();
	const first = peer.ask("one", { a: 1 });
	const second = peer.ask("two", undefined);
	expect(sent()).toEqual([
		{ jsonrpc: "2.0", id: 0, method: "one", params: { a: 1 } },
		{ jsonrpc: "2.0", id: 1, method: "two" },
	]);
	receive({ jsonrpc: "2.0", id: 1, result: "second" });
	receive({ id: 0, result: null });
	expect(await Promise.all([first, second])).toEqual([null, "second"]);
});

test("[ground] the owner of the connection supplies request ids and can continue a sequence", async () => {
	let next = 41;
	const { peer, receive, sent } = open({}, {}, () => next++);
	const asked = peer.ask("one", {});
	expect(sent()).toMatchObject([{ id: 41, method: "one" }]);
	receive({ id: 0, result: "of an earlier process" });
	receive({ id: 41, result: "mine" });
	expect(await asked).toBe("mine");
});

test("[ground] a request with the id of a pending one is not sent, and the pending one gets its answer", async () => {
	const { peer, receive, sent } = open({}, {}, () => 7);
	const first = peer.ask("one", {});
	await expect(peer.ask("two", {})).rejects.toThrow(RepeatedIdError);
	expect(sent()).toHaveLength(1);
	receive({ id: 7, result: "first" });
	expect(await first).toBe("first");
});

test("[E3.errors] an error answer keeps code, message and data", async () => {
	const { peer, receive } = open();
	const asked = peer.ask("one", {});
	receive({ jsonrpc: "2.0", id: 0, error: { code: -32000, message: "Log in", data: { url: "x" } } });
	const error = await asked.catch((reason: unknown) => reason);
	expect(error).toBeInstanceOf(RpcError);
	expect(error).toMatchObject({ code: -32000, message: "Log in", data: { url: "x" } });
});

test("[E1.stdio] answers and notifications are handled in the order of the wire, before the next line is read", () => {
	const order: string[] = [];
	const { peer, receive } = open({}, { note: (params) => order.push(`note ${String(params)}`) });
	peer.request("ask", {}, { onResult: () => order.push("answer"), onError: () => order.push("error") });
	receive({ method: "note", params: 1 });
	receive({ id: 0, result: {} });
	receive({ method: "note", params: 2 });
	expect(order).toEqual(["note 1", "answer", "note 2"]);
});

test("[E1.tolerant] a line that is not a message is counted, and the connection survives", async () => {
	const { peer, receive, sent, violations } = open();
	const asked = peer.ask("one", {});
	sent();
	for (const line of ["", "   ", "\t", "npm warn something", "{", "12", "null", '"text"', "[]", "{}"]) {
		peer.receive(line);
	}
	receive({ id: { deep: 1 }, method: "x" });
	receive({ id: 77, result: {} });
	receive({ id: 1 });
	receive({ method: "_vendor/news", params: {} });
	expect({
		notJson: violations.count("not_json"),
		batch: violations.count("batch"),
		notAMessage: violations.count("not_a_message"),
		unknownResponse: violations.count("unknown_response"),
		unknownNotification: violations.count("unknown_notification"),
		total: violations.total,
	}).toEqual({ notJson: 2, batch: 1, notAMessage: 6, unknownResponse: 1, unknownNotification: 1, total: 11 });
	expect(sent()).toEqual([
		{ jsonrpc: "2.0", id: null, error: { code: -32600, message: "Batches are not supported" } },
	]);
	receive({ id: 0, result: "alive" });
	expect(await asked).toBe("alive");
});

test("[E1.bounded] a value nested too deeply is cut, marked and counted in any kind of message", async () => {
	const seen: unknown[] = [];
	const { peer, violations } = open({}, { note: (params) => void seen.push(params) });
	const asked = peer.ask("ask", {}).catch((error: unknown) => error);
	const nested = `${"[".repeat(1_000_000)}${"]".repeat(1_000_000)}`;
	peer.receive(`{"method":"note","params":{"a":1,"b":${nested}}}`);
	peer.receive(`{"id":0,"error":{"code":1,"message":"no","data":${nested}}}`);
	const error = await asked;
	expect(JSON.stringify(seen)).toContain(cutMarker);
	expect(seen).toMatchObject([{ a: 1 }]);
	expect(error).toBeInstanceOf(RpcError);
	expect(error instanceof RpcError && JSON.stringify(error.data)).toContain(cutMarker);
	expect(violations.count("too_deep")).toBe(2);
});

test("[E12.covered] all violations are counted, and ever fewer are logged", () => {
	const { peer, violations, log } = open();
	for (let line = 0; line < 1000; line++) peer.receive("garbage");
	expect(violations.count("not_json")).toBe(1000);
	expect(log.records().filter(({ level }) => level === "warn").length).toBe(10);
});

test("[E1.stdio] a request without a handler is answered with method-not-found", () => {
	const { receive, sent, violations } = open();
	receive({ id: "a", method: "fs/read_text_file", params: {} });
	expect(sent()).toEqual([
		{ jsonrpc: "2.0", id: "a", error: { code: -32601, message: "Method not found: fs/read_text_file" } },
	]);
	expect(violations.count("unknown_request")).toBe(1);
});

test("[E1.stdio] requests are answered with a handler's results, its errors and its failures", async () => {
	const isNumber = (data: unknown): data is number => typeof data === "number";
	const { receive, sent, log } = open({
		double: checkedRequest("double", isNumber, async (value) => value * 2),
		refuse: async () => {
			throw new RpcError({ code: 7, message: "no", data: [1] });
		},
		crash: async () => {
			throw new TypeError("a bug");
		},
	});
	receive({ id: 1, method: "double", params: 21 });
	receive({ id: 2, method: "double", params: "x" });
	receive({ id: 3, method: "refuse" });
	receive({ id: 4, method: "crash" });
	await new Promise((resolve) => setImmediate(resolve));
	const answers = sent().filter(isFields);
	expect(log.records().filter(({ level }) => level === "error").length).toBe(1);
	expect(answers.toSorted(({ id: a }, { id: b }) => Number(a) - Number(b))).toMatchObject([
		{ id: 1, result: 42 },
		{ id: 2, error: { code: -32602 } },
		{ id: 3, error: { code: 7, message: "no", data: [1] } },
		{ id: 4, error: { code: -32603 } },
	]);
});

test("[E1.stdio] $/cancel_request goes both ways", async () => {
	const { peer, receive, sent } = open({
		wait: (_, { signal }) =>
			new Promise((resolve) => signal.addEventListener("abort", () => resolve("given up"), { once: true })),
	});
	const controller = new AbortController();
	const asked = peer.ask("long", {}, { signal: controller.signal });
	sent();
	controller.abort();
	expect(sent()).toEqual([{ jsonrpc: "2.0", method: "$/cancel_request", params: { requestId: 0 } }]);
	receive({ id: 0, result: "late but counted" });
	expect(await asked).toBe("late but counted");

	const answered = new AbortController();
	const other = peer.ask("short", {}, { signal: answered.signal });
	receive({ id: 1, result: "in time" });
	expect(await other).toBe("in time");
	sent();
	answered.abort();
	expect(sent()).toEqual([]);

	receive({ id: 9, method: "wait" });
	receive({ method: "$/cancel_request", params: { requestId: 9 } });
	await new Promise((resolve) => setImmediate(resolve));
	expect(sent()).toEqual([{ jsonrpc: "2.0", id: 9, result: "given up" }]);
});

test("[E1.tolerant] a fault in one handler is logged and costs no other message", () => {
	const seen: unknown[] = [];
	const { receive, log } = open(
		{},
		{
			note: (params) => {
				if (params === 1) throw new Error("a bug");
				seen.push(params);
			},
		},
	);
	receive({ method: "note", params: 1 });
	receive({ method: "note", params: 2 });
	expect(seen).toEqual([2]);
	expect(log.records().some(({ level, error }) => level === "error" && error?.message === "a bug")).toBe(
		true,
	);
});

test("[E11.closes] closing fails pending and later requests with one clear error", async () => {
	const { peer } = open();
	const before = peer.ask("one", {});
	peer.close(new Error("exited"));
	await expect(before).rejects.toThrow(ConnectionClosedError);
	await expect(peer.ask("two", {})).rejects.toThrow(ConnectionClosedError);
	expect(() => peer.notify("three", {})).not.toThrow();
});

test("[E11.closes] a broken pipe becomes a typed error, never an unhandled one", async () => {
	const { peer, pipe } = open();
	pipe.destroy(new Error("EPIPE"));
	await expect(peer.ask("one", {})).rejects.toThrow(ConnectionClosedError);
});

test("[E1.bounded] unread output to the agent is bounded, and so is each message", async () => {
	const { peer, sent } = open();
	await expect(peer.ask("large", "x".repeat(1000))).rejects.toThrow(MessageTooLargeError);
	const stuck = new PassThrough({ highWaterMark: 1 });
	const writer = new MessageWriter(streamSink(stuck), limits);
	const failures: Error[] = [];
	for (let each = 0; each < 20; each++) {
		writer.write({ method: "m", params: "x".repeat(200) }, {}, (error) => error && failures.push(error));
	}
	expect(failures.length).toBeGreaterThan(0);
	expect(failures.every((error) => error instanceof NotReadingError)).toBe(true);
	expect(stuck.writableLength).toBeLessThanOrEqual(limits.maxWaitingBytes);
	expect(sent()).toEqual([]);
});

const carried = () => {
	const lines: { readonly message: unknown; readonly mark: LineMark }[] = [];
	const tracked: { readonly method: string; readonly answered: Promise<void> }[] = [];
	let line = 0;
	const options = {
		handlers: {
			requests: new Map<string, RequestHandler>([
				["done", async () => noAnswer],
				["ask", async () => "fresh"],
			]),
			notifications: new Map(),
		},
		violations: { add: () => undefined },
		logger: Logger.create("acp", { sinks: [] }),
		otherSide: "agent",
		cancelMethod: "$/cancel_request",
		nextId: () => 41,
		answerKey: () => `answer/${line}`,
		onRequest: (method: string, answered: Promise<void>) => void tracked.push({ method, answered }),
	};
	const writer = new MessageWriter(async (bytes, mark) => {
		lines.push({ message: JSON.parse(String(bytes)), mark });
	}, limits);
	const peer = new JsonRpcPeer({ writer, ...options });
	const receive = (position: number, message: unknown): void => {
		line = position;
		peer.receive(JSON.stringify(message));
	};
	return { peer, receive, lines, tracked };
};

test("[D7.reattach] requests carry their id and key, answers the key of the line that asked", async () => {
	const { peer, receive, lines, tracked } = carried();
	peer.request("session/new", {}, { onResult: () => {}, onError: () => {} }, { key: (id) => `new/s/${id}` });
	peer.notify("session/cancel", {}, "cancel/m1");
	receive(100, { id: 7, method: "ask" });
	receive(200, { id: 8, method: "unknown" });
	await Promise.all(tracked.map(({ answered }) => answered));
	expect(lines.map(({ mark }) => mark)).toEqual([
		{ id: 41, key: "new/s/41" },
		{ key: "cancel/m1" },
		{ key: "answer/200" },
		{ key: "answer/100" },
	]);
	expect(tracked.map(({ method }) => method)).toEqual(["ask", "unknown"]);
});

test("[D7.reattach] an answer to a request of an earlier process is matched; its own requests are answered once", async () => {
	const { peer, receive, lines, tracked } = carried();
	const results: unknown[] = [];
	peer.expect(12, "session/prompt", { onResult: (result) => results.push(result), onError: () => {} });
	const decision = Promise.withResolvers<unknown>();
	const signal = peer.adopt(7, "ask", "answer/100", decision.promise);
	receive(100, { id: 7, method: "ask" });
	receive(150, { id: 9, method: "done" });
	receive(160, { id: 12, result: "end" });
	receive(170, { method: "$/cancel_request", params: { requestId: 7 } });
	expect(signal.aborted).toBe(true);
	decision.resolve("decided");
	await Promise.all(tracked.map(({ answered }) => answered));
	expect(results).toEqual(["end"]);
	expect(lines).toEqual([
		{ message: { jsonrpc: "2.0", id: 7, result: "decided" }, mark: { key: "answer/100" } },
	]);
});
