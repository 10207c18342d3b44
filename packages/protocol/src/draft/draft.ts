import { type Static, Type } from "typebox";
import { Count, Id, listOf, Timestamp } from "../contract/fields.ts";
import { Attachment } from "../message/attachment.ts";

/**
 * Where a text comes from. A `writer` is one view, and a new one whenever that view starts over from another draft; `step`
 * counts what it said, so that nothing old overtakes; `base` is the revision that the text grew out of.
 */
export const DraftStamp = Type.Object({ writer: Id, step: Count, base: Count });

/** A text that did not become the draft because another view had changed the draft meanwhile. */
export const SetAsideDraft = Type.Object({
	asideId: Id,
	writer: Id,
	text: Type.String(),
	attachments: Type.Optional(listOf(Attachment)),
	setAsideAt: Timestamp,
});

/** What was written for a session and not sent. Whatever changes in it raises `revision`, also when it becomes empty. */
export const Draft = Type.Object({
	revision: Count,
	/** Who wrote the text last; empty as long as nobody has. */
	writer: Type.String({ maxLength: 512 }),
	text: Type.String(),
	attachments: Type.Optional(listOf(Attachment)),
	/** Oldest first. */
	setAside: listOf(SetAsideDraft),
});

export type DraftStamp = Static<typeof DraftStamp>;
export type SetAsideDraft = Static<typeof SetAsideDraft>;
export type Draft = Static<typeof Draft>;
