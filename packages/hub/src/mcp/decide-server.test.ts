import type { ServerStatus } from "@parley/protocol/mcp/state";
import { wording } from "@parley/words/wording";
import { expect, test } from "vitest";
import { decideServer, type ServerFacts } from "./decide-server.ts";

const fine: ServerFacts = {
	...{ from: "user", problem: undefined, transport: "stdio", isOn: true, isTrusted: true, isApproved: false },
	...{ taken: new Set(["stdio"]), missing: undefined },
};
const problem = wording("mcpProblem.noCommand");
const missing = wording("mcpProblem.secretMissing", { secret: "x" });

test.each<[string, Partial<ServerFacts>, ServerStatus]>([
	["a server of the user", {}, "given"],
	["one of the user in an untrusted folder", { isTrusted: false }, "untrusted"],
	["one that is off", { isOn: false }, "off"],
	["one that is off in an untrusted folder", { isOn: false, isTrusted: false }, "off"],
	["an address for an agent without http", { transport: "http" }, "notSupported"],
	["an address for an agent with http", { transport: "http", taken: new Set(["stdio", "http"]) }, "given"],
	["sse for an agent with http", { transport: "sse", taken: new Set(["stdio", "http"]) }, "notSupported"],
	["an address while there is no agent", { transport: "sse", taken: undefined }, "given"],
	["one without its secret", { missing }, "secretMissing"],
	["a wrong one", { problem, isOn: false }, "invalid"],
	["one of no kind", { transport: undefined }, "invalid"],
	["one of the workspace", { from: "workspace" }, "needsApproval"],
	["an approved one of the workspace", { from: "workspace", isApproved: true }, "given"],
	[
		"an approved one of the workspace in an untrusted folder",
		{ from: "workspace", isApproved: true, isTrusted: false },
		"untrusted",
	],
	["one of the workspace that is off", { from: "workspace", isOn: false }, "off"],
	[
		"one of the workspace that the agent cannot take",
		{ from: "workspace", transport: "http" },
		"needsApproval",
	],
	["a wrong one of the workspace", { from: "workspace", problem }, "invalid"],
])("[E26.status][E26.approved][E26.trusted][E26.toggles] %s is decided", (_, facts, status) => {
	expect(decideServer({ ...fine, ...facts }).status).toBe(status);
});

test("[E26.status] a reason goes with what has one", () => {
	expect(decideServer({ ...fine, problem })).toEqual({ status: "invalid", reason: problem });
	expect(decideServer({ ...fine, missing })).toEqual({ status: "secretMissing", reason: missing });
});
