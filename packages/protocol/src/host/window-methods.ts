import { type Static, Type } from "typebox";
import { BlobReference } from "../blob/reference.ts";
import { method } from "../contract/definitions.ts";
import { Count, Id, listOf, oneOf } from "../contract/fields.ts";
import { ArchiveFormat, ImportedSession } from "../session/transfer/archive.ts";

/** What a file is to be called, as far as its system lets it. */
const FileName = Type.String({ minLength: 1, maxLength: 1024 });

const savedFile = { name: Type.String(), path: Type.String() };

/** A file that was picked and is on the hub now. */
const PickedFile = Type.Object({ name: Type.String(), mimeType: Type.String(), ...BlobReference.properties });

/** One that was picked and is not: for its size, for want of room, or because of a problem. */
const LeftFile = Type.Object({
	name: Type.String(),
	reason: oneOf("empty", "too_large", "too_many", "failed"),
	problem: Type.Optional(Type.String()),
});

/** What became of a file with exported chats. */
const ImportedFile = Type.Union([
	Type.Object({ file: Type.String(), sessions: listOf(ImportedSession) }),
	Type.Object({ file: Type.String(), problem: Type.String() }),
]);

/**
 * Dialogs of an editor's window, for the views in it. The extension that relays a view's messages answers these itself: the person
 * sits before that window and no other, may take all the time they want, and a hub that goes away meanwhile changes nothing. The hub
 * does not know them, so a page in a browser cannot open dialogs in an editor.
 */
export const windowMethods = {
	"host.pickFiles": method(
		"Lets the person pick files with the editor's own dialog; what they pick becomes blobs that can be attached. Nothing in either " +
			"list: they thought better of it. Answered by the window that shows the view.",
		Type.Object({
			/** How many can be attached. */
			room: Count,
		}),
		Type.Object({ files: listOf(PickedFile), left: listOf(LeftFile) }),
	),
	"host.saveBlob": method(
		"Lets the person save what a blob holds, with the editor's own dialog. Nothing saved: they thought better of it. Answered by the " +
			"window that shows the view.",
		Type.Object({ name: FileName, ...BlobReference.properties }),
		Type.Object({ saved: Type.Optional(Type.Object(savedFile)) }),
	),
	"host.saveExport": method(
		"Lets the person save chats as one file, with the editor's own dialog; `hidden` counts the secrets that were left out. Nothing " +
			"saved: they thought better of it. Answered by the window that shows the view.",
		Type.Object({ sessionIds: Type.Array(Id, { minItems: 1 }), format: ArchiveFormat, name: FileName }),
		Type.Object({ saved: Type.Optional(Type.Object({ ...savedFile, hidden: Count })) }),
	),
	"host.importFiles": method(
		"Lets the person pick files with exported chats, with the editor's own dialog, and imports them. None: they thought better of it. " +
			"Answered by the window that shows the view.",
		Type.Object({}),
		Type.Object({ files: listOf(ImportedFile) }),
	),
};

/** What a view asks of the window that shows it. */
export type WindowService = keyof typeof windowMethods;

export type PickedFile = Static<typeof PickedFile>;
export type LeftFile = Static<typeof LeftFile>;
export type ImportedFile = Static<typeof ImportedFile>;
