import { isDeepStrictEqual } from "node:util";
import { isFields } from "@parley/base/guards/fields";
import type { OptionChange } from "@parley/protocol/agent/options/option-change";
import { readOptions } from "@parley/protocol/agent/options/read-options";
import type { Mapped } from "./mapped.ts";
import type { MappingState } from "./mapping-state.ts";

type Fields = Readonly<Record<string, unknown>>;
type Aspects = MappingState["aspects"];

/** Maps a change of the mode, also where the agent told it as a config option. */
export const mapMode = (state: MappingState, { sessionUpdate: _, ...fields }: Fields): Mapped => {
	const mode = { ...state.aspects.mode, ...fields };
	return settle(state, selectInConfig({ ...state.aspects, mode }, "mode", mode["currentModeId"]));
};

/** Maps a change of the config options, also where the agent told mode and model in lists of their own. */
export const mapConfig = (state: MappingState, { sessionUpdate: _, ...fields }: Fields): Mapped =>
	settle(state, followConfig({ ...state.aspects, config: { ...state.aspects.config, ...fields } }));

/** Maps a change that the agent has accepted. Many agents send no update then; some answer with all options as they are now. */
export const mapConfigured = (state: MappingState, change: OptionChange, answer: unknown): Mapped => {
	const changed = applyChange(state.aspects, change);
	const told =
		isFields(answer) && Array.isArray(answer["configOptions"]) ? answer["configOptions"] : undefined;
	return told === undefined
		? settle(state, changed)
		: settle(state, followConfig({ ...changed, config: { ...changed.config, configOptions: told } }));
};

const applyChange = (aspects: Aspects, change: OptionChange): Aspects => {
	switch (change.kind) {
		case "mode":
			return selectInConfig(selectMode(aspects, change.mode), "mode", change.mode);
		case "model":
			return selectInConfig(selectModel(aspects, change.model), "model", change.model);
		case "option":
			return followConfig(setOption(aspects, change.option, change.value));
	}
};

/** Lets the lists of modes and models say what the config options say. */
const followConfig = (aspects: Aspects): Aspects => {
	let current = aspects;
	for (const option of readOptions(aspects)) {
		if (option.source !== "config" || option.type !== "select" || option.current === undefined) continue;
		if (option.kind === "mode") current = selectMode(current, option.current);
		if (option.kind === "model") current = selectModel(current, option.current);
	}
	return current;
};

const selectMode = (aspects: Aspects, currentModeId: string): Aspects =>
	lists(aspects.mode?.["availableModes"], "id", currentModeId)
		? { ...aspects, mode: { ...aspects.mode, currentModeId } }
		: aspects;

const selectModel = (aspects: Aspects, currentModelId: string): Aspects => {
	const models = aspects.config?.["models"];
	return isFields(models) && lists(models["availableModels"], "modelId", currentModelId)
		? { ...aspects, config: { ...aspects.config, models: { ...models, currentModelId } } }
		: aspects;
};

const lists = (list: unknown, key: string, value: string): boolean =>
	Array.isArray(list) && list.some((each: unknown) => isFields(each) && each[key] === value);

const selectInConfig = (aspects: Aspects, kind: "mode" | "model", value: unknown): Aspects => {
	const option = readOptions(aspects).find((each) => each.kind === kind && each.source === "config");
	if (option?.type !== "select" || !option.values.some((each) => each.value === value)) return aspects;
	return setOption(aspects, option.id, value);
};

const setOption = (aspects: Aspects, id: string, currentValue: unknown): Aspects => {
	const { configOptions: options } = aspects.config ?? {};
	if (!Array.isArray(options)) return aspects;
	const configOptions = options.map((each: unknown) =>
		isFields(each) && each["id"] === id ? { ...each, currentValue } : each,
	);
	return { ...aspects, config: { ...aspects.config, configOptions } };
};

/** Logs what has changed: agents repeat what was just set. */
const settle = (state: MappingState, aspects: Aspects): Mapped => ({
	state: { ...state, aspects },
	events: (["mode", "config"] as const).flatMap((aspect) => {
		const value = aspects[aspect];
		const isNew = value !== undefined && !isDeepStrictEqual(value, state.aspects[aspect]);
		return isNew ? [{ type: "agent.state" as const, payload: { aspect, value } }] : [];
	}),
});
