import type { AgentAspect } from "@parley/protocol/agent/events";
import type { EventBody } from "@parley/protocol/log/log-event";
import type { NewSessionResult } from "../wire/new-session.ts";
import type { Mapped } from "./mapped.ts";
import type { MappingState } from "./mapping-state.ts";

type Fields = Readonly<Record<string, unknown>>;

/**
 * An aspect of the agent session changed. Updates may name only what changed, while the log's newest value must be
 * whole, so fields are laid over those known before. Text goes on across it: it is not drawn in the conversation.
 */
export const mapAspect = (state: MappingState, aspect: AgentAspect, change: Fields): Mapped => {
	const { sessionUpdate: _, ...fields } = change;
	const value = { ...state.aspects[aspect], ...fields };
	return {
		state: { ...state, aspects: { ...state.aspects, [aspect]: value } },
		events: [{ type: "agent.state", payload: { aspect, value } }],
	};
};

/** What the answer to session/new says about modes, models and options. */
export const mapNewSession = (
	state: MappingState,
	{ modes, models, configOptions }: NewSessionResult,
): Mapped => {
	const config = {
		...(configOptions == null ? {} : { configOptions }),
		...(models == null ? {} : { models }),
	};
	let current = state;
	const events: EventBody[] = [];
	const add = (aspect: AgentAspect, fields: Fields): void => {
		const mapped = mapAspect(current, aspect, fields);
		current = mapped.state;
		events.push(...mapped.events);
	};
	if (modes != null) add("mode", modes);
	if (Object.keys(config).length > 0) add("config", config);
	return { state: current, events };
};
