import { isInitializeResult } from "@parley/acp/v1/wire/check";
import type { InitializeResult } from "@parley/acp/v1/wire/initialize";
import { isFields } from "@parley/base/guards/fields";
import { type AgentConfig, type AgentPlace, configurationKey } from "./agent-config.ts";

/**
 * What the next hub must know of a running agent. Only the keeper's memory holds it, because it names secrets: they must be hidden from
 * logs before the agent says anything more.
 */
export type AgentNote = {
	readonly agentId: string;
	readonly title: string;
	readonly folder: string;
	/** The chat it is for, if it has one process per chat. */
	readonly sessionId?: string;
	readonly thirdParty: boolean;
	readonly key: string;
	readonly secrets: readonly string[];
	readonly initialized: InitializeResult;
	/** The capabilities that the agent was told we have: it goes on relying on them, whichever hub it has. Unknown for older ones. */
	readonly declared?: Readonly<Record<string, unknown>>;
};

export const noteOf = (
	config: AgentConfig,
	place: AgentPlace,
	secrets: readonly string[],
): Omit<AgentNote, "initialized" | "declared"> => ({
	agentId: config.agentId,
	title: config.title,
	folder: place.folder,
	...(place.sessionId === undefined ? {} : { sessionId: place.sessionId }),
	thirdParty: config.thirdParty,
	key: configurationKey(config, place),
	secrets,
});

/** Undefined for an agent whose handshake is unfinished, and for notes of versions that this one does not understand. */
export const readNote = (note: unknown): AgentNote | undefined => {
	if (!isFields(note)) return undefined;
	const { agentId, title, folder, sessionId, thirdParty, key, secrets, initialized, declared } = note;
	const isNamed = [agentId, title, folder, key].every((text) => typeof text === "string" && text !== "");
	if (!isNamed || typeof thirdParty !== "boolean" || !isInitializeResult(initialized)) return undefined;
	if (!Array.isArray(secrets) || !secrets.every((secret) => typeof secret === "string")) return undefined;
	return {
		...{ agentId: String(agentId), title: String(title), folder: String(folder), key: String(key) },
		...(typeof sessionId === "string" ? { sessionId } : {}),
		...{ thirdParty, secrets, initialized },
		...(isFields(declared) ? { declared } : {}),
	};
};
