import type { Aspects } from "@parley/protocol/agent/options/session-option";
import { expect, test } from "vitest";
import { carriedOptions } from "./carried-options.ts";

const modes = (current: string, ...ids: string[]): Aspects => ({
	mode: { currentModeId: current, availableModes: ids.map((id) => ({ id, name: id })) },
});

const config = (...configOptions: object[]): Aspects => ({ config: { configOptions } });

const web = { id: "web", name: "Web", type: "boolean" };

test("[A17.kept] what differs is set, and what is the same is not", () => {
	expect(carriedOptions(modes("plan", "ask", "plan"), modes("ask", "ask", "plan"))).toEqual([
		{ kind: "mode", mode: "plan" },
	]);
	expect(carriedOptions(modes("plan", "ask", "plan"), modes("plan", "ask", "plan"))).toEqual([]);
	const off = { ...web, currentValue: false };
	expect(carriedOptions(config(off), config({ ...web, currentValue: true }))).toEqual([
		{ kind: "option", option: "web", value: false },
	]);
});

test("[A17.kept] what the next agent session does not offer is left as it is", () => {
	expect(carriedOptions(modes("plan", "ask", "plan"), modes("ask", "ask"))).toEqual([]);
	expect(carriedOptions(config({ ...web, currentValue: true }), {})).toEqual([]);
	expect(carriedOptions({}, modes("ask", "ask", "plan"))).toEqual([]);
});
