import { eventFrameValidator, eventValidators } from "../generated/validators.js";
import type { KnownEvent } from "../log/log-event.ts";
import type { WireEvent } from "../log/wire-event.ts";
import { ValidatorTable } from "./validator-table.ts";

const table = new ValidatorTable("the event", eventValidators);

/** Checks the frame only; the payload is checked by its type. */
export const isWireEvent = (data: unknown): data is WireEvent => eventFrameValidator(data);

export const isLogEventType = (type: string): boolean => table.find(type) !== undefined;

export const isKnownEvent = (event: WireEvent): event is KnownEvent & WireEvent =>
	table.find(event.type)?.(event.payload) === true;

export const eventProblem = (type: string): string => table.lastProblem(type);
