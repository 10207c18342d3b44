import { type Static, Type } from "typebox";
import { Count, oneOf, Timestamp } from "../contract/fields.ts";

/** Why nothing can be saved: the disk is full, the store is read-only, or the disk does not answer as it should. */
export const StoreTroubleReason = oneOf("full", "read-only", "unreachable");

/** Nothing can be saved for now. What is shown is saved; turns that ran were interrupted. */
export const StoreTrouble = Type.Object({
	reason: StoreTroubleReason,
	message: Type.String(),
	since: Timestamp,
});

/** The store's file was damaged, and what could be read was put into a new one. Said until a person has taken note. */
export const SalvageReport = Type.Object({
	/** The damaged file, which is kept. */
	kept: Type.String(),
	/** How large that is; 0 if it is not there any more. */
	bytes: Count,
	sessions: Count,
	/** Sessions of which something is missing now. */
	harmed: Count,
	/** Positions of logs whose events could not be read. */
	lostEvents: Count,
	/** Sessions whose drafts could not be read, if they had one. */
	lostDrafts: Type.Optional(Count),
	at: Timestamp,
});

/** How the store is doing. Empty if all is well. */
export const StoreState = Type.Object({
	trouble: Type.Optional(StoreTrouble),
	salvage: Type.Optional(SalvageReport),
});

export type StoreTrouble = Static<typeof StoreTrouble>;
export type SalvageReport = Static<typeof SalvageReport>;
export type StoreState = Static<typeof StoreState>;
