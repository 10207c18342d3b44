import { expect, test } from "vitest";
import { readOptions } from "./read-options.ts";
import { readUsage } from "./read-usage.ts";

const modes = {
	currentModeId: "https://agent.example/modes#plan",
	availableModes: [
		{ id: "https://agent.example/modes#ask", name: "Ask", description: "Asks first", icon: "?" },
		{ id: "https://agent.example/modes#plan", name: "Plan" },
	],
};

const select = (id: string, category: string | undefined, ...values: string[]) => ({
	...{ id, name: id.toUpperCase(), type: "select", category, currentValue: values[0] },
	options: values.map((value) => ({ value, name: value })),
});

test("[E4.mode][E4.config] modes, legacy models and options are read, whatever their ids", () => {
	const models = { currentModelId: "m/1", availableModels: [{ modelId: "m/1", name: "One" }] };
	const polite = {
		id: "polite",
		name: "Polite",
		type: "boolean",
		currentValue: true,
		description: "Says please",
	};
	const read = readOptions({ mode: modes, config: { models, configOptions: [polite] } });
	expect(read).toEqual([
		{
			...{ id: "mode", kind: "mode", source: "modes", category: "mode", type: "select" },
			current: "https://agent.example/modes#plan",
			values: [
				{ value: "https://agent.example/modes#ask", name: "Ask", description: "Asks first" },
				{ value: "https://agent.example/modes#plan", name: "Plan" },
			],
		},
		{
			...{ id: "model", kind: "model", source: "models", category: "model", type: "select" },
			...{ current: "m/1", values: [{ value: "m/1", name: "One" }] },
		},
		{
			...{ id: "polite", kind: "option", source: "config", name: "Polite", description: "Says please" },
			...{ type: "boolean", current: true },
		},
	]);
});

test("[E4.mode] modes told twice are read once, and config options without modes hide no modes", () => {
	const both = readOptions({
		mode: modes,
		config: { configOptions: [select("thought", "thought_level", "low"), select("mode", "mode", "a", "b")] },
	});
	expect(both.map(({ id, kind, source }) => [id, kind, source])).toEqual([
		["mode", "mode", "config"],
		["thought", "option", "config"],
	]);
	const beside = readOptions({
		mode: modes,
		config: { configOptions: [select("thought", undefined, "low")] },
	});
	expect(beside.map(({ source }) => source)).toEqual(["modes", "config"]);
});

test("[E4.config] groups are flattened, and only the first option of a category is the mode", () => {
	const grouped = {
		...select("model", "model"),
		currentValue: "b",
		options: [
			{ group: "s", name: "Small", options: [{ value: "a", name: "A" }] },
			{
				group: "l",
				options: [
					{ value: "b", name: "B" },
					{ value: "a", name: "A again" },
				],
			},
		],
	};
	const configOptions = [grouped, select("mode", "mode", "x"), select("mode2", "mode", "y")];
	const [mode, model, other] = readOptions({ config: { configOptions } });
	expect([mode?.id, other]).toMatchObject(["mode", { id: "mode2", kind: "option" }]);
	expect(model).toMatchObject({
		current: "b",
		values: [
			{ value: "a", name: "A", group: "Small" },
			{ value: "b", name: "B", group: "l" },
		],
	});
});

test("[E4.config] odd data is left out, and the rest is read", () => {
	const odd = [null, 7, "x", [], {}, { id: 5 }, { id: "" }, { id: "empty", type: "select", options: [] }];
	const strange = {
		id: "s",
		type: "slider",
		options: [{ value: 3 }, { value: "v" }, null, { options: "no" }],
	};
	const configOptions = [...odd, strange, strange];
	expect(readOptions({ mode: { availableModes: "none" }, config: { configOptions, models: 3 } })).toEqual([
		{
			id: "s",
			name: "s",
			source: "config",
			kind: "option",
			type: "select",
			values: [{ value: "v", name: "v" }],
		},
	]);
	expect(readOptions({})).toEqual([]);
});

test("[B11.tokens][B11.window] usage is read as far as the agent tells it", () => {
	expect(readUsage({})).toBeUndefined();
	expect(readUsage({ usage: { used: "3", size: 10 } })).toBeUndefined();
	expect(readUsage({ usage: { used: 3, size: 0, cost: null } })).toEqual({ used: 3 });
	const usage = { used: 3, size: 10, cost: { amount: 0.5, currency: "USD" }, more: true };
	expect(readUsage({ usage })).toEqual({ used: 3, size: 10, cost: 0.5, currency: "USD" });
	expect(readUsage({ usage: { used: 3, cost: { amount: "much" } } })).toEqual({ used: 3 });
});
