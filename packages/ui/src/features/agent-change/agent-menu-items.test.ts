import { expect, test } from "vitest";
import { agentMenuItems } from "./agent-menu-items.ts";

const known = [
	{ agentId: "eliza", title: "Eliza", thirdParty: false },
	{ agentId: "claude", title: "Claude Code", thirdParty: true },
];

const actionsOf = (agent: string, lastTurn: number) =>
	agentMenuItems(known, { agent, lastTurn }, "Old friend").map(({ name, checked, action }) => [
		name,
		checked,
		action.do,
	]);

test("[A1.agents] before the first prompt the menu chooses who answers", () => {
	expect(actionsOf("eliza", 0)).toEqual([
		["Eliza", true, "nothing"],
		["Claude Code", false, "switch"],
		["Manage agents…", undefined, "manage"],
	]);
});

test("[D6.fresh][D6.switch] later it also offers a fresh session", () => {
	expect(actionsOf("claude", 2)).toEqual([
		["Eliza", false, "switch"],
		["Claude Code", true, "nothing"],
		["Start a fresh agent session…", undefined, "fresh"],
		["Manage agents…", undefined, "manage"],
	]);
});

test("[D6.switch] an agent that is no longer configured is named, and can only be left", () => {
	expect(actionsOf("gone", 2)).toEqual([
		["Old friend", true, "nothing"],
		["Eliza", false, "switch"],
		["Claude Code", false, "switch"],
		["Manage agents…", undefined, "manage"],
	]);
});
