import { type Static, Type } from "typebox";
import { method } from "../../contract/definitions.ts";
import { Id, listOf, Timestamp } from "../../contract/fields.ts";

/** A session that was deleted and can still be had back. */
export const DeletedSession = Type.Object({
	sessionId: Id,
	title: Type.String(),
	folder: Type.String(),
	agent: Type.String(),
	updatedAt: Timestamp,
	deletedAt: Timestamp,
	/** When it goes for good. */
	purgeAt: Timestamp,
});

export const trashMethods = {
	"session.delete": method(
		"Deletes a session: its agent is stopped, and it is gone from lists and search everywhere at once. For a while it can be restored.",
		Type.Object({ sessionId: Id }),
		Type.Object({}),
	),
	"session.deleted": method(
		"The sessions that can be restored, those deleted last first. `more` if there are too many for one answer.",
		Type.Object({}),
		Type.Object({ sessions: listOf(DeletedSession), more: Type.Boolean() }),
	),
	"session.restore": method(
		"Brings a deleted session back as it was.",
		Type.Object({ sessionId: Id }),
		Type.Object({}),
	),
	"session.purge": method(
		"Deletes a deleted session for good, and answers when nothing of it is left in the store.",
		Type.Object({ sessionId: Id }),
		Type.Object({}),
	),
};

export type DeletedSession = Static<typeof DeletedSession>;
