import { Type } from "typebox";
import { Count, Timestamp } from "../contract/fields.ts";

/**
 * What an event says about the first one of its item, when it is another: its position, which places the item in its turn, and its
 * time. Both default to the event's own. An event that goes on with an item must say `at`: a view that does not hold the item knows by
 * that to leave it alone. One that stands for several originals says both.
 */
export const FoldOrigin = {
	at: Type.Optional(Count),
	since: Type.Optional(Timestamp),
};
