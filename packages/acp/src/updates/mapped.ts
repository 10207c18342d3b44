import type { EventBody } from "@parley/protocol/log/log-event";
import type { MappingState } from "./mapping-state.ts";

/** What an update leads to. */
export type Mapped = { readonly state: MappingState; readonly events: readonly EventBody[] };

/** Ends the open text block: something else stands after it now. */
export const interruptText = (state: MappingState): MappingState =>
	state.block === undefined ? state : { ...state, block: undefined };
