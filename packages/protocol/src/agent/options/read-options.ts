import { isFields } from "@parley/base/guards/fields";
import type { Aspects, OptionValue, SelectOption, SessionOption } from "./session-option.ts";

/**
 * What can be chosen in an agent session: mode, model, then everything else in the agent's order. Agents offer modes and models as lists of
 * their own, as config options, or both; each is returned once, the config option first. Whatever is not understood is left out.
 */
export const readOptions = ({ mode, config }: Aspects): readonly SessionOption[] => {
	const told = readConfig(config?.["configOptions"]);
	const modes = told.find(({ kind }) => kind === "mode") ?? readModes(mode);
	const models = told.find(({ kind }) => kind === "model") ?? readModels(config?.["models"]);
	const others = told.filter(({ kind }) => kind === "option");
	return [...(modes === undefined ? [] : [modes]), ...(models === undefined ? [] : [models]), ...others];
};

/** The agent's config options; only the first of a category is the mode or the model. */
const readConfig = (data: unknown): readonly SessionOption[] => {
	const ids = new Set<string>();
	const kinds = new Set<string>();
	return listOf(data).flatMap((each): SessionOption[] => {
		const option = readOption(each);
		if (option === undefined || ids.has(option.id)) return [];
		ids.add(option.id);
		const { kind } = option;
		if (kind === "option" || !kinds.has(kind)) {
			kinds.add(kind);
			return [option];
		}
		return [{ ...option, kind: "option" }];
	});
};

const readOption = (data: unknown): SessionOption | undefined => {
	if (!isFields(data)) return undefined;
	const { id, name, category, type, currentValue } = data;
	if (!isText(id)) return undefined;
	const base = {
		...{ id, name: isText(name) ? name : id, source: "config" as const },
		...describe(data),
		...(isText(category) ? { category } : {}),
	};
	if (type === "boolean") return { ...base, kind: "option", type, current: currentValue === true };
	const values = readValues(data["options"]);
	if (values.length === 0) return undefined;
	const kind = category === "mode" || category === "model" ? category : "option";
	return { ...base, kind, type: "select", values, ...currentOf(currentValue) };
};

/** Values in groups are flattened; each keeps the name of its group. */
const readValues = (data: unknown): readonly OptionValue[] =>
	unique(
		listOf(data).flatMap((each): readonly OptionValue[] => {
			if (!isFields(each)) return [];
			if (!Array.isArray(each["options"])) return readValue(each, "value");
			const group = [each["name"], each["group"]].find(isText);
			const values = each["options"].flatMap((one: unknown) => readValue(one, "value"));
			return group === undefined ? values : values.map((value) => ({ ...value, group }));
		}),
	);

const readValue = (data: unknown, key: string): OptionValue[] => {
	if (!isFields(data)) return [];
	const { [key]: value, name } = data;
	return isText(value) ? [{ value, name: isText(name) ? name : value, ...describe(data) }] : [];
};

const readModes = (data: unknown): SelectOption | undefined =>
	isFields(data) ? readList("mode", data["availableModes"], "id", data["currentModeId"]) : undefined;

const readModels = (data: unknown): SelectOption | undefined =>
	isFields(data) ? readList("model", data["availableModels"], "modelId", data["currentModelId"]) : undefined;

const readList = (
	kind: "mode" | "model",
	list: unknown,
	key: string,
	current: unknown,
): SelectOption | undefined => {
	const values = unique(listOf(list).flatMap((each) => readValue(each, key)));
	const source = kind === "mode" ? "modes" : "models";
	return values.length === 0
		? undefined
		: { id: kind, kind, source, category: kind, type: "select", values, ...currentOf(current) };
};

const describe = ({ description }: Readonly<Record<string, unknown>>): { readonly description?: string } =>
	isText(description) ? { description } : {};

const currentOf = (current: unknown): { readonly current?: string } => (isText(current) ? { current } : {});

/** The first of those with the same value. */
const unique = (values: readonly OptionValue[]): readonly OptionValue[] =>
	values.filter((each, position) => values.findIndex(({ value }) => value === each.value) === position);

const listOf = (data: unknown): readonly unknown[] => (Array.isArray(data) ? data : []);

const isText = (data: unknown): data is string => typeof data === "string" && data !== "";
