import { Type } from "typebox";
import { Count, Timestamp } from "../contract/fields.ts";

/**
 * What an event that stands for several originals still says about the first of them: its position, which decides where
 * the block is drawn, and its time. Both default to the event's own.
 */
export const Standing = {
	at: Type.Optional(Count),
	since: Type.Optional(Timestamp),
};
