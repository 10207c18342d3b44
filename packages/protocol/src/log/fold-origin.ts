import { Type } from "typebox";
import { Count, Timestamp } from "../contract/fields.ts";

/**
 * The position and time of the first event of an item, carried by later ones. The position places the item in its turn. Both
 * default to the event's own. An event that continues an item must carry `at`, so that a view without the item knows to ignore it.
 * One that stands for several originals carries both.
 */
export const FoldOrigin = {
	at: Type.Optional(Count),
	since: Type.Optional(Timestamp),
};
