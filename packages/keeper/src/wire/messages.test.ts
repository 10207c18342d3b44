import { expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { isHubMessage, keeperVersion } from "./messages.ts";

const agent = "00000000-0000-4000-8000-000000000000";

test.each([
	[{ type: "unknown" }],
	[{ type: "constructor" }],
	[{ type: "read", agent, from: -1, upTo: 1 }],
	[{ type: "read", agent, from: 0.5, upTo: 1 }],
	[{ type: "read", agent, from: 0 }],
	[{ type: "read", agent: "../../etc", from: 0, upTo: 1 }],
	[{ type: "read", agent: `${agent}/..`, from: 0, upTo: 1 }],
	[{ type: "write", agent, seq: 1, id: "7" }],
	[{ type: "signal", agent, signal: "SIGNOTHING" }],
	[{ type: "signal", agent, signal: "toString" }],
	[{ type: "forget", agent, keys: ["a", 1] }],
	[{ type: "start", seq: 1, agent, mark: "m", file: "f", args: [], cwd: "/", env: { A: 1 } }],
	[{ type: "start", seq: 1, agent, mark: "m", file: "f", args: [], cwd: "/", env: [] }],
])("[E11.keeper] what no hub sends is not understood: %j", (header) => {
	expect(isHubMessage(header)).toBe(false);
});

test("[E11.keeper] optional fields may be missing, and unknown ones are left alone", () => {
	for (const header of [
		{ type: "write", agent, seq: 1 },
		{ type: "write", agent, seq: 1, key: "prompt/1", id: 3, later: true },
		{ type: "acknowledge", agent, position: 0 },
		{ type: "signal", agent, signal: "SIGTERM" },
		{ type: "end" },
	])
		expect(isHubMessage(header)).toBe(true);
});

test("[D7.keeper] a keeper greets with the version of its package", () => {
	expect(keeperVersion).toBe(manifest.version);
});
