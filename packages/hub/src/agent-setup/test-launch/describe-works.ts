import type { AuthMethod } from "@parley/acp/v1/login/auth-methods";
import { isFields } from "@parley/base/guards/fields";
import type { AgentIdentity } from "@parley/protocol/agent/events";
import type { LaunchReport } from "@parley/protocol/agent/launch-report";

type Fields = Readonly<Record<string, unknown>>;

/** What an agent has said of itself. */
export type AgentFacts = {
	readonly identity: AgentIdentity;
	readonly protocolVersion: number;
	readonly capabilities: Fields;
	readonly authMethods: readonly AuthMethod[];
	/** The newest values of its session's aspects. */
	readonly aspects: Readonly<Record<string, Fields>>;
};

type Described = Pick<
	LaunchReport,
	"agent" | "protocolVersion" | "abilities" | "modes" | "currentMode" | "goesOn" | "logins"
>;

export const describeAgent = ({
	identity,
	protocolVersion,
	capabilities,
	authMethods,
	aspects,
}: AgentFacts): Described => ({
	...{ agent: identity, protocolVersion, abilities: abilitiesOf(capabilities), goesOn: goesOn(capabilities) },
	...modesOf(aspects),
	...(authMethods.length === 0 ? {} : { logins: authMethods.map(loginOf) }),
});

/** How a chat goes on once its process is gone: resumed, loaded again, or not at all. */
export const goesOn = ({ sessionCapabilities, loadSession }: Fields): "resume" | "load" | "none" => {
	const { resume } = isFields(sessionCapabilities) ? sessionCapabilities : {};
	if (isFields(resume) || resume === true) return "resume";
	return loadSession === true ? "load" : "none";
};

/** The names of everything that is offered, as in `promptCapabilities.image`. */
export const abilitiesOf = (capabilities: Fields): string[] =>
	Object.entries(capabilities).flatMap(([name, offer]) => {
		if (name === "_meta") return [];
		if (offer === true) return [name];
		if (!isFields(offer)) return [];
		return Object.entries(offer).flatMap(([part, value]) =>
			part !== "_meta" && (value === true || isFields(value)) ? [`${name}.${part}`] : [],
		);
	});

/** Modes come as such, or as an option of the category `mode`. */
const modesOf = ({
	mode = {},
	config = {},
}: AgentFacts["aspects"]): Pick<LaunchReport, "modes" | "currentMode"> => {
	const { availableModes, currentModeId } = mode;
	if (Array.isArray(availableModes)) return named(availableModes, "id", currentModeId);
	const { configOptions } = config;
	const option = Array.isArray(configOptions)
		? configOptions.find((each) => isFields(each) && each["category"] === "mode")
		: undefined;
	if (!isFields(option) || !Array.isArray(option["options"])) return {};
	return named(option["options"], "value", option["currentValue"]);
};

const named = (
	list: readonly unknown[],
	key: "id" | "value",
	current: unknown,
): Pick<LaunchReport, "modes" | "currentMode"> => ({
	modes: list.flatMap((each) => {
		const { [key]: id, name } = isFields(each) ? each : {};
		return typeof id === "string" ? [{ id, name: typeof name === "string" ? name : id }] : [];
	}),
	...(typeof current === "string" ? { currentMode: current } : {}),
});

const loginOf = ({ id, name, description, type }: AuthMethod) => ({
	...{ id, name },
	...(typeof description === "string" ? { description } : {}),
	...(typeof type === "string" ? { type } : {}),
});
