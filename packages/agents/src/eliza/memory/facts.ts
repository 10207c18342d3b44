import { type Fields, isFields } from "@parley/base/guards/fields";
import { isCount, isText } from "@parley/base/guards/scalars";
import { initialState, type State } from "../engine/state.ts";
import { defaultSettings, isSettings, type Settings } from "../practice/settings.ts";

/** What she knows of a session besides what was said in it. */
export type Facts = {
	/** Empty when it was taken away. */
	readonly title: string | undefined;
	readonly updatedAt: string;
	readonly archived: boolean;
	/** Why every later prompt fails. */
	readonly poison: string | undefined;
	/** History that the client quoted to her. */
	readonly quoted: string | undefined;
	/** How many ids of each kind were given out. */
	readonly counters: Readonly<Record<string, number>>;
	readonly settings: Settings;
	/** What the engine remembers. */
	readonly state: State;
};

export const newFacts = (updatedAt: string): Facts => ({
	title: undefined,
	updatedAt,
	archived: false,
	poison: undefined,
	quoted: undefined,
	counters: {},
	settings: defaultSettings,
	state: initialState,
});

/** Reads facts from a journal; what is not as it should be stays as it was. */
export const mergeFacts = (facts: Facts, read: Fields): Facts => ({
	title: isText(read["title"]) ? read["title"] : facts.title,
	updatedAt: isText(read["updatedAt"]) ? read["updatedAt"] : facts.updatedAt,
	archived: typeof read["archived"] === "boolean" ? read["archived"] : facts.archived,
	poison: isText(read["poison"]) ? read["poison"] : facts.poison,
	quoted: isText(read["quoted"]) ? read["quoted"] : facts.quoted,
	counters: isCounters(read["counters"]) ? read["counters"] : facts.counters,
	settings: isSettings(read["settings"]) ? read["settings"] : facts.settings,
	state: isState(read["state"]) ? read["state"] : facts.state,
});

const isCounters = (value: unknown): value is Record<string, number> => {
	return isFields(value) && Object.values(value).every(isCount);
};

const isState = (value: unknown): value is State => {
	return (
		isFields(value) &&
		isCounters(value["turns"]) &&
		Array.isArray(value["memory"]) &&
		value["memory"].every(isText)
	);
};
