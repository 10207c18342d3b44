import { type Static, Type } from "typebox";
import { Count, Id, oneOf, Timestamp } from "../contract/fields.ts";
import { Wording } from "../words/wording.ts";

/** `waiting`: a turn is running and needs an answer from the user. `lost`: the agent died; the log is complete. */
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
	/** It has an unsent draft. */
	hasDraft: Type.Optional(Type.Boolean()),
	/** What is unreadable in it. It is left unchanged. */
	damaged: Type.Optional(Type.String()),
	/** The same in any language. */
	wording: Type.Optional(Wording),
});

export type SessionStatus = Static<typeof SessionStatus>;
export type SessionSummary = Static<typeof SessionSummary>;
