import { type Static, Type } from "typebox";
import { Count, Id, listOf, Timestamp } from "../contract/fields.ts";
import { Attachment } from "../message/attachment.ts";

/**
 * The origin of a text. A `writer` is one view, and a new one whenever that view starts over from another draft; `step`
 * numbers its writes, so that no old one overtakes a newer; `base` is the revision that the text was based on.
 */
export const DraftStamp = Type.Object({ writer: Id, step: Count, base: Count });

/** A text that did not become the draft because another view changed the draft first. */
export const SetAsideDraft = Type.Object({
	asideId: Id,
	writer: Id,
	text: Type.String(),
	attachments: Type.Optional(listOf(Attachment)),
	setAsideAt: Timestamp,
});

/** The unsent text of a session. Every change increments `revision`, including one that empties it. */
export const Draft = Type.Object({
	revision: Count,
	/** The last writer; empty until there is one. */
	writer: Type.String({ maxLength: 512 }),
	text: Type.String(),
	attachments: Type.Optional(listOf(Attachment)),
	/** Oldest first. */
	setAside: listOf(SetAsideDraft),
});

export type DraftStamp = Static<typeof DraftStamp>;
export type SetAsideDraft = Static<typeof SetAsideDraft>;
export type Draft = Static<typeof Draft>;
