import type { EventBody } from "@parley/protocol/log/log-event";
import type { MappingState } from "./mapping-state.ts";

/**
 * An agent's message as an event. One that announces a tool call `begins` a tool, unless the turn has one with that id. The end of a turn
 * `answers` the prompt with that message id.
 */
export type AgentEvent = EventBody & { readonly begins?: true; readonly answers?: string };

/** The result of mapping an update. */
export type Mapped = { readonly state: MappingState; readonly events: readonly AgentEvent[] };

/** Closes the open text block, because something else follows it. */
export const interruptText = (state: MappingState): MappingState =>
	state.block === undefined ? state : { ...state, block: undefined };
