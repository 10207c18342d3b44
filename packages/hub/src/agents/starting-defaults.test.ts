import { expect, test } from "vitest";
import { startingDefaults } from "./starting-defaults.ts";

test("[A17.remembered][E1.starting] settings win over what was chosen last, and the model comes first", () => {
	const remembered = [
		{ kind: "option", option: "thought", value: "high" },
		{ kind: "mode", mode: "plan" },
		{ kind: "model", model: "large" },
	] as const;
	expect(startingDefaults({ mode: "ask", options: { polite: true } }, remembered)).toEqual([
		{ change: { kind: "model", model: "large" }, from: "remembered" },
		{ change: { kind: "mode", mode: "ask" }, from: "settings" },
		{ change: { kind: "option", option: "polite", value: true }, from: "settings" },
		{ change: { kind: "option", option: "thought", value: "high" }, from: "remembered" },
	]);
	expect(startingDefaults({}, [])).toEqual([]);
});
