import type { ClientCapabilities, SessionConfigOption, SessionModeState } from "@agentclientprotocol/sdk";
import type { Options } from "../options/options.ts";
import { models, modes, type Settings, thoughts } from "./settings.ts";

/** The models as agents told them before there were config options. */
export type LegacyModels = {
	readonly currentModelId: string;
	readonly availableModels: readonly {
		readonly modelId: string;
		readonly name: string;
		readonly description: string;
	}[];
};

export type SettingsAnswer = {
	modes?: SessionModeState;
	models?: LegacyModels;
	configOptions?: SessionConfigOption[];
};

/** The part of an answer about a session that tells its settings. */
export const settingsAnswer = (
	settings: Settings,
	{ offer }: Pick<Options, "offer">,
	capabilities: ClientCapabilities,
): SettingsAnswer => ({
	...(offer.has("modes") && { modes: modeState(settings) }),
	...(offer.has("models") && { models: legacyModels(settings) }),
	...(offer.has("config") && { configOptions: configOptions(settings, capabilities) }),
});

const modeState = ({ mode }: Settings): SessionModeState => ({
	currentModeId: mode,
	availableModes: modes.map((each) => ({ ...each })),
});

const legacyModels = ({ model }: Settings): LegacyModels => ({
	currentModelId: model,
	availableModels: models.map(({ id, name, description }) => ({ modelId: id, name, description })),
});

/** A small model does not think, so that it has one option less; a client that knows no booleans gets none. */
export const configOptions = (
	settings: Settings,
	capabilities: ClientCapabilities,
): SessionConfigOption[] => {
	const thinks = models.find(({ id }) => id === settings.model)?.thinks;
	const booleans = capabilities.session?.configOptions?.boolean;
	return [
		{
			id: "mode",
			name: "Mode",
			category: "mode",
			type: "select",
			currentValue: settings.mode,
			options: modes.map(({ id, name, description }) => ({ value: id, name, description })),
		},
		{
			id: "model",
			name: "Model",
			category: "model",
			type: "select",
			currentValue: settings.model,
			options: (["Small", "Large"] as const).map((group) => ({
				group: group.toLowerCase(),
				name: group,
				options: models
					.filter((model) => model.group === group)
					.map(({ id, name, description }) => ({ value: id, name, description })),
			})),
		},
		...(thinks ? [thoughtOption(settings)] : []),
		...(booleans ? [politeOption(settings)] : []),
	];
};

const thoughtOption = ({ thought }: Settings): SessionConfigOption => ({
	id: "thought",
	name: "Thinking",
	category: "thought_level",
	type: "select",
	currentValue: thought,
	options: thoughts.map((value) => ({ value, name: value })),
});

const politeOption = ({ polite }: Settings): SessionConfigOption => ({
	id: "polite",
	name: "Polite",
	description: "Whether she says please.",
	type: "boolean",
	currentValue: polite,
});
