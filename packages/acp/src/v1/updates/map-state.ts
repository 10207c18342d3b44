import type { AgentAspect } from "@parley/protocol/agent/events";
import type { EventBody } from "@parley/protocol/log/log-event";
import type { NewSessionResult } from "../wire/new-session.ts";
import type { Mapped } from "./mapped.ts";
import type { MappingState } from "./mapping-state.ts";

type Fields = Readonly<Record<string, unknown>>;

/**
 * Maps a change of an aspect of the agent session. An update may contain only the changed fields, but the log's newest value must be
 * complete, so the fields are merged into the known ones. The open text block continues: the change does not appear in the conversation.
 */
export const mapAspect = (state: MappingState, aspect: AgentAspect, change: Fields): Mapped => {
	const { sessionUpdate: _, ...fields } = change;
	const value = { ...state.aspects[aspect], ...fields };
	return {
		state: { ...state, aspects: { ...state.aspects, [aspect]: value } },
		events: [{ type: "agent.state", payload: { aspect, value } }],
	};
};

/** Maps the modes, models and options in the answer to session/new. */
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
