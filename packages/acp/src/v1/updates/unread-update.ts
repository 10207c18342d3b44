import { type AgentEvent, interruptText, type Mapped } from "./mapped.ts";
import type { MappingState } from "./mapping-state.ts";

type Fields = Readonly<Record<string, unknown>>;

/** An update, or the part of one, that goes into the log as it is. */
export const keptUpdate = (kind: unknown, data: Fields): AgentEvent => {
	const update = typeof kind === "string" && kind !== "" ? kind : "unnamed";
	return { type: "agent.update", payload: { update, data: { ...data } } };
};

/** Keeps an update of an unknown kind or form. */
export const keepUpdate = (state: MappingState, update: Fields): Mapped => ({
	state: interruptText(state),
	events: [keptUpdate(update["sessionUpdate"], update)],
});
