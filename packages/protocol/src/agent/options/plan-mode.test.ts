import { expect, test } from "vitest";
import { isPlanMode, planSwitch } from "./plan-mode.ts";
import type { SessionOption } from "./session-option.ts";

test.each([
	["plan", "Plan Mode"],
	["architect", "Architect"],
	["https://agentclientprotocol.com/protocol/session-modes#plan", "Plan"],
	["exitable", "Planning only"],
	["planMode", "Careful"],
])("[B6.toggle] %s is a plan mode", (value, name) => {
	expect(isPlanMode({ value, name })).toBe(true);
});

test.each([
	["default", "Always Ask"],
	["https://plan.example/modes/plan/#ask", "Ask"],
	["explain", "Explain"],
	["planet", "Planet"],
	["plan-auto", "Plan, then accept all edits"],
])("[B6.toggle] %s is none", (value, name) => {
	expect(isPlanMode({ value, name })).toBe(false);
});

const modes = (current: string, ...ids: readonly string[]): readonly SessionOption[] => [
	{
		...{ id: "mode", kind: "mode", source: "modes", type: "select", current },
		values: ids.map((value) => ({ value, name: value })),
	},
];

test("[B6.toggle] plan mode is left for a mode that asks, and entered from any", () => {
	expect(planSwitch(modes("plan", "yolo", "plan", "ask"))).toMatchObject({
		...{ isOn: true, other: { value: "ask" } },
	});
	expect(planSwitch(modes("yolo", "yolo", "plan", "ask"))).toMatchObject({
		...{ isOn: false, plan: { value: "plan" }, other: { value: "yolo" } },
	});
	expect(planSwitch(modes("ask", "ask"))).toBeUndefined();
	expect(planSwitch(modes("plan", "plan", "yolo"))).toBeUndefined();
	expect(planSwitch([])).toBeUndefined();
});
