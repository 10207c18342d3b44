import type { OptionChange } from "@parley/protocol/agent/options/option-change";
import type { SessionOption } from "@parley/protocol/agent/options/session-option";
import { expect, test } from "vitest";
import { isWorthRemembering } from "./worth-remembering.ts";

const select = (id: string, kind: SessionOption["kind"], ...values: string[]): SessionOption => ({
	...{ id, kind, source: "config", type: "select" },
	values: values.map((value) => ({ value, name: value })),
});

const options: readonly SessionOption[] = [
	select("mode", "mode", "ask", "plan", "auto-accept"),
	select("model", "model", "auto", "large"),
	select("thought", "option", "low", "high"),
	select("approval", "option", "on-request", "never-ask"),
	{ id: "polite", kind: "option", source: "config", type: "boolean", name: "Polite", current: true },
	{ id: "yolo", kind: "option", source: "config", type: "boolean", name: "Skip permissions", current: false },
];

test.each<[boolean, OptionChange]>([
	[true, { kind: "mode", mode: "plan" }],
	[false, { kind: "mode", mode: "auto-accept" }],
	[false, { kind: "option", option: "mode", value: "auto-accept" }],
	[false, { kind: "mode", mode: "never heard of" }],
	[true, { kind: "model", model: "auto" }],
	[true, { kind: "option", option: "thought", value: "high" }],
	[false, { kind: "option", option: "approval", value: "never-ask" }],
	[true, { kind: "option", option: "approval", value: "on-request" }],
	[true, { kind: "option", option: "polite", value: false }],
	[false, { kind: "option", option: "yolo", value: true }],
	[true, { kind: "option", option: "yolo", value: false }],
	[false, { kind: "option", option: "gone", value: "x" }],
])("[A17.remembered] it is %s that %j is remembered", (is, change) => {
	expect(isWorthRemembering(options, change)).toBe(is);
});
