import type { UnsetOption } from "@parley/protocol/agent/events";
import type { OptionChange } from "@parley/protocol/agent/options/option-change";
import type { AgentStart } from "@parley/protocol/agent/settings";
import { choiceName } from "./remembered-choices.ts";

/** What a new agent session begins with, unless its chat says otherwise. */
export type DefaultOption = { readonly change: OptionChange; readonly from: UnsetOption["from"] };

/** The agent's settings, and what people last chose where those say nothing. The model comes first: the others may depend on it. */
export const startingDefaults = (
	settings: Pick<AgentStart, "mode" | "model" | "options">,
	remembered: readonly OptionChange[],
): readonly DefaultOption[] => {
	const set = changesOf(settings);
	const named = new Set(set.map(choiceName));
	const all: DefaultOption[] = [
		...set.map((change) => ({ change, from: "settings" as const })),
		...remembered
			.filter((change) => !named.has(choiceName(change)))
			.map((change) => ({ change, from: "remembered" as const })),
	];
	return all.toSorted((one, other) => orderOf(one) - orderOf(other));
};

/** A mode, a model and options as single changes, the model first. */
export const changesOf = ({
	mode,
	model,
	options = {},
}: Pick<AgentStart, "mode" | "model" | "options">): readonly OptionChange[] => [
	...(model === undefined ? [] : [{ kind: "model" as const, model }]),
	...(mode === undefined ? [] : [{ kind: "mode" as const, mode }]),
	...Object.entries(options).map(([option, value]) => ({ kind: "option" as const, option, value })),
];

const orderOf = ({ change: { kind } }: DefaultOption): number => ["model", "mode", "option"].indexOf(kind);
