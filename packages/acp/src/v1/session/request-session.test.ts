import { PassThrough } from "node:stream";
import { streamSink } from "@parley/jsonrpc/line-sink";
import { MessageWriter } from "@parley/jsonrpc/message-writer";
import { JsonRpcPeer } from "@parley/jsonrpc/peer";
import { ViolationCounter } from "@parley/jsonrpc/violation-counter";
import { Logger } from "@parley/logging/logger";
import { expect, test } from "vitest";
import { requestSession } from "./request-session.ts";

const open = () => {
	const otherSide = "agent";
	const logger = Logger.create("test");
	const limits = { otherSide, maxMessageBytes: 1000, maxWaitingBytes: 2000 };
	const peer = new JsonRpcPeer({
		writer: new MessageWriter(streamSink(new PassThrough()), limits),
		handlers: { requests: new Map(), notifications: new Map() },
		violations: new ViolationCounter(logger),
		logger,
		otherSide,
		cancelMethod: "$/cancel_request",
	});
	const request = (cwd = "/project") =>
		requestSession(peer, {
			params: { cwd, mcpServers: [] },
			name: "Scripted",
			authMethods: [],
			timeoutMs: 60_000,
			attach: (result) => result,
			onLate: () => undefined,
			onOver: () => undefined,
			onAnswered: () => undefined,
			key: (id) => `new/s/${id}`,
		});
	return { peer, request };
};

const failure = (code: string, cause: string) => ({
	wording: expect.objectContaining({ code }),
	cause: expect.objectContaining({ name: cause }),
});

test("[E3.new] a session/new that the connection fails says so in words of the catalogue", async () => {
	const { peer, request } = open();
	await expect(request("x".repeat(2000))).rejects.toMatchObject(
		failure("agentWire.messageTooLarge", "MessageTooLargeError"),
	);
	const second = request();
	expect(peer.tooLong(5000, '{"jsonrpc":"2.0","id":1,"result":')).toBe(true);
	await expect(second).rejects.toMatchObject(failure("agentWire.answerTooLong", "AnswerTooLongError"));
	const third = request();
	peer.close();
	await expect(third).rejects.toMatchObject(failure("agentWire.closed", "ConnectionClosedError"));
});
