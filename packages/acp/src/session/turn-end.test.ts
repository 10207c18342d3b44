import { RpcError } from "@parley/jsonrpc/errors";
import { expect, test } from "vitest";
import { endOfError, endOfResult } from "./turn-end.ts";

test.each([
	["end_turn", "completed"],
	["cancelled", "cancelled"],
	["refusal", "refused"],
	["max_tokens", "limit"],
	["max_turn_requests", "limit"],
	["a reason of tomorrow", "completed"],
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
