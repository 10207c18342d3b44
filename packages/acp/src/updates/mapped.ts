import type { EventBody } from "@parley/protocol/log/log-event";
import type { MappingState } from "./mapping-state.ts";

/**
 * What an agent said, as an event. One that announces a tool call `begins` a tool, unless the turn has one of that id. The end of
 * a turn `answers` the prompt of that message id.
 */
export type AgentEvent = EventBody & { readonly begins?: true; readonly answers?: string };

/** What an update leads to. */
export type Mapped = { readonly state: MappingState; readonly events: readonly AgentEvent[] };

/** Ends the open text block: something else stands after it now. */
export const interruptText = (state: MappingState): MappingState =>
	state.block === undefined ? state : { ...state, block: undefined };
