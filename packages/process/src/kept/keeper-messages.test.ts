import { expect, test } from "vitest";
import { parseKeeperMessage } from "./keeper-messages.ts";

const agent = "00000000-0000-4000-8000-000000000000";

test("[E11.keeper] optional fields of what a keeper sends may be missing, and unknown ones are left alone", () => {
	expect(parseKeeperMessage({ type: "exited", agent, code: 1, end: 0 })).toBeDefined();
	expect(parseKeeperMessage({ type: "exited", agent, code: null, end: 0 })).toBeUndefined();
	expect(parseKeeperMessage({ type: "replaced", later: true })).toEqual({ type: "replaced", later: true });
});

test.each([
	[{ type: "unknown" }],
	[{ type: "constructor" }],
	[{ type: "output", agent }],
	[{ type: "output", agent, from: -1 }],
	[{ type: "welcome", proof: "", agents: [{ agent }] }],
	[{ type: "welcome", proof: "", agents: {} }],
	[{ type: "written", agent, seq: 1, skipped: "yes" }],
])("[E11.keeper] what no keeper sends is not understood: %j", (header) => {
	expect(parseKeeperMessage(header)).toBeUndefined();
});
