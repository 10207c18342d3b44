import { type Static, Type } from "typebox";
import { method } from "../../contract/definitions.ts";
import { Id, listOf, Timestamp } from "../../contract/fields.ts";

/** A deleted session that can still be restored. */
export const DeletedSession = Type.Object({
	sessionId: Id,
	title: Type.String(),
	folder: Type.String(),
	agent: Type.String(),
	updatedAt: Timestamp,
	deletedAt: Timestamp,
	/** When it will be purged. */
	purgeAt: Timestamp,
});

export const trashMethods = {
	"session.delete": method(
		"Deletes a session: stops its agent and removes it from lists and search at once. It can be restored for a while.",
		Type.Object({ sessionId: Id }),
		Type.Object({}),
	),
	"session.deleted": method(
		"The sessions that can be restored, last deleted first. `more` if there are too many for one answer.",
		Type.Object({}),
		Type.Object({ sessions: listOf(DeletedSession), more: Type.Boolean() }),
	),
	"session.restore": method("Restores a deleted session.", Type.Object({ sessionId: Id }), Type.Object({})),
	"session.purge": method(
		"Purges a deleted session, and answers when nothing of it is left in the store.",
		Type.Object({ sessionId: Id }),
		Type.Object({}),
	),
};

export type DeletedSession = Static<typeof DeletedSession>;
