import {
	AnswerTooLongError,
	ConnectionClosedError,
	MessageTooLargeError,
	NotReadingError,
	RepeatedIdError,
	type RequestError,
	RpcError,
} from "@parley/jsonrpc/errors";
import { expect, test } from "vitest";
import { endOfError, endOfResult } from "./turn-end.ts";

test.each([
	["end_turn", "completed"],
	["cancelled", "cancelled"],
	["refusal", "refused"],
	["max_tokens", "limit"],
	["max_turn_requests", "limit"],
	["a reason of tomorrow", "other"],
])("[E3.prompt] the stop reason %s is the outcome %s", (stopReason, outcome) => {
	expect(endOfResult({ stopReason, usage: {} }, false)).toEqual({ outcome, stopReason });
});

test("[E3.cancel] after a cancel, end_turn means cancelled, and a limit stays a limit", () => {
	expect(endOfResult({ stopReason: "end_turn" }, true).outcome).toBe("cancelled");
	expect(endOfResult({ stopReason: "max_tokens" }, true).outcome).toBe("limit");
});

test("[E3.prompt] an answer without a stop reason is a failure that says so", () => {
	expect(endOfResult(null, false)).toMatchObject({
		outcome: "failed",
		error: { message: expect.stringContaining("without saying why") },
	});
});

test("[E3.errors] an error keeps its code, message and data", () => {
	const error = new RpcError({ code: -32603, message: "no model", data: { status: 400 } });
	expect(endOfError(error, false)).toEqual({
		outcome: "failed",
		error: { code: -32603, message: "no model", data: { status: 400 } },
	});
	expect(endOfError(error, true).outcome).toBe("cancelled");
	expect(endOfError(new RpcError({ code: -32800, message: "cancelled" }), false).outcome).toBe("cancelled");
});

test("[E3.errors] an error without a message says so in words, unless its data says why", () => {
	const silent = new RpcError({ code: -32603, message: "" });
	expect(endOfError(silent, false).error).toEqual({
		code: -32603,
		message: "The agent failed without saying why (error -32603).",
		wording: { code: "turnEnd.noErrorMessage", values: { code: "-32603" } },
	});
	const data = { details: "no credit" };
	const said = endOfError(new RpcError({ code: 1, message: "", data }), false).error;
	expect(said).toEqual({ code: 1, message: "", data });
});

const megabyte = 1024 * 1024;
const megabytes = (amount: number) => ({ code: "size.megabytes", values: { amount } });

test.each<[code: string, error: RequestError, values: object | undefined, message: string]>([
	["closed", new ConnectionClosedError("agent", "x"), undefined, "The connection to the agent is closed."],
	[
		"notReading",
		new NotReadingError("agent", 64 * megabyte),
		{ size: megabytes(64) },
		"The agent has left 64 MB unread",
	],
	[
		"answerTooLong",
		new AnswerTooLongError("agent", "session/prompt", 40 * megabyte),
		{ method: "session/prompt", size: megabytes(40) },
		"The agent answered session/prompt with 40 MB",
	],
	[
		"messageTooLarge",
		new MessageTooLargeError(32 * megabyte + 1, 32 * megabyte),
		{ size: megabytes(33), limit: megabytes(32) },
		"The message is 33 MB; an agent accepts at most 32 MB at once.",
	],
	[
		"repeatedId",
		new RepeatedIdError("session/prompt", 1234),
		{ method: "session/prompt", id: "1234" },
		"Parley did not send session/prompt: its id 1234 belongs to another request.",
	],
])(
	"[E3.prompt] a prompt that the connection fails ends its turn in words: %s",
	(code, error, values, message) => {
		expect(endOfError(error, false)).toEqual({
			outcome: "failed",
			error: {
				message: expect.stringContaining(message),
				wording: { code: `agentWire.${code}`, ...(values === undefined ? {} : { values }) },
			},
		});
	},
);
