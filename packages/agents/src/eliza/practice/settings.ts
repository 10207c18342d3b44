import { isFields } from "@parley/base/guards/fields";
import { isText } from "@parley/base/guards/scalars";

/** What a user can set in a session. */
export type Settings = {
	readonly mode: string;
	readonly model: string;
	readonly thought: string;
	readonly polite: boolean;
};

export const defaultSettings: Settings = { mode: "ask", model: "couch-large", thought: "low", polite: true };

export const isSettings = (value: unknown): value is Settings => {
	if (!isFields(value)) return false;
	const { mode, model, thought, polite } = value;
	return isText(mode) && isText(model) && isText(thought) && typeof polite === "boolean";
};

type Named = { readonly id: string; readonly name: string; readonly description: string };

export const modes: readonly Named[] = [
	{ id: "ask", name: "Ask", description: "Asks before she changes anything." },
	{ id: "plan", name: "Plan", description: "Changes nothing." },
	{ id: "auto-accept", name: "Auto-accept", description: "Does everything without asking." },
];

export type Model = Named & { readonly group: "Small" | "Large"; readonly thinks: boolean };

export const models: readonly Model[] = [
	{ id: "couch-small", name: "Couch Small", description: "Quick.", group: "Small", thinks: false },
	{ id: "couch-large", name: "Couch Large", description: "Deep.", group: "Large", thinks: true },
	{ id: "couch-larger", name: "Couch Larger", description: "Deeper.", group: "Large", thinks: true },
];

export const thoughts: readonly string[] = ["off", "low", "high"];

/** The settings with one of them changed; undefined when there is no such setting or no such value. */
export const changeSetting = (
	settings: Settings,
	id: string,
	value: string | boolean,
): Settings | undefined => {
	switch (id) {
		case "mode":
			return isOneOf(modes, value) ? { ...settings, mode: value } : undefined;
		case "model":
			return isOneOf(models, value) ? { ...settings, model: value } : undefined;
		case "thought":
			return isText(value) && thoughts.includes(value) ? { ...settings, thought: value } : undefined;
		case "polite":
			return typeof value === "boolean" ? { ...settings, polite: value } : undefined;
		default:
			return undefined;
	}
};

const isOneOf = (list: readonly Named[], value: string | boolean): value is string => {
	return list.some(({ id }) => id === value);
};
