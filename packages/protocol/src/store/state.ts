import { type Static, Type } from "typebox";
import { Count, oneOf, Timestamp } from "../contract/fields.ts";
import { Wording } from "../words/wording.ts";

/** Why nothing can be saved: the disk is full, the store is read-only, or the disk fails. */
export const StoreTroubleReason = oneOf("full", "read-only", "unreachable");

/** Nothing can be saved for now. Everything shown is saved; running turns were interrupted. */
export const StoreTrouble = Type.Object({
	reason: StoreTroubleReason,
	message: Type.String(),
	wording: Type.Optional(Wording),
	since: Timestamp,
});

/** The store's file was damaged, and its readable content was moved to a new one. Reported until the user dismisses it. */
export const SalvageReport = Type.Object({
	/** The damaged file, which is kept. */
	kept: Type.String(),
	/** Its size; 0 if it no longer exists. */
	bytes: Count,
	sessions: Count,
	/** Sessions that lost something. */
	harmed: Count,
	/** Log positions whose events could not be read. */
	lostEvents: Count,
	/** Sessions whose drafts could not be read, if they had one. */
	lostDrafts: Type.Optional(Count),
	at: Timestamp,
});

/** The state of the store. Empty if all is well. */
export const StoreState = Type.Object({
	trouble: Type.Optional(StoreTrouble),
	salvage: Type.Optional(SalvageReport),
});

export type StoreTrouble = Static<typeof StoreTrouble>;
export type SalvageReport = Static<typeof SalvageReport>;
export type StoreState = Static<typeof StoreState>;
