import { type Static, Type } from "typebox";
import { Count, Id, oneOf, Timestamp } from "../contract/fields.ts";

/** `waiting`: a turn is under way and needs an answer from a person. `lost`: the agent died; the log is whole. */
export const SessionStatus = oneOf("idle", "running", "waiting", "lost");

/** One line of the session list. */
export const SessionSummary = Type.Object({
	sessionId: Id,
	title: Type.String(),
	folder: Type.String(),
	agent: Type.String(),
	status: SessionStatus,
	queued: Count,
	pendingPermissions: Count,
	updatedAt: Timestamp,
	/** Something is written for it that was not sent. */
	hasDraft: Type.Optional(Type.Boolean()),
	/** What of it cannot be read. It is kept as it is. */
	damaged: Type.Optional(Type.String()),
});

export type SessionStatus = Static<typeof SessionStatus>;
export type SessionSummary = Static<typeof SessionSummary>;
