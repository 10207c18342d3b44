import { type Static, Type } from "typebox";
import { BlobReference } from "../blob/reference.ts";
import { method } from "../contract/definitions.ts";
import { Count, Id, listOf, oneOf } from "../contract/fields.ts";
import { ArchiveFormat, ImportedSession } from "../session/transfer/archive.ts";
import { Wording } from "../words/wording.ts";

/** The suggested file name, as far as the file system allows it. */
const FileName = Type.String({ minLength: 1, maxLength: 1024 });

const savedFile = { name: Type.String(), path: Type.String() };

/** A picked file that is now on the hub. */
const PickedFile = Type.Object({ name: Type.String(), mimeType: Type.String(), ...BlobReference.properties });

/** A picked file that is not: too large, no space left, or a problem. */
const LeftFile = Type.Object({
	name: Type.String(),
	reason: oneOf("empty", "too_large", "too_many", "failed"),
	problem: Type.Optional(Type.String()),
	wording: Type.Optional(Wording),
});

/** The outcome for a file of exported chats. */
const ImportedFile = Type.Union([
	Type.Object({ file: Type.String(), sessions: listOf(ImportedSession) }),
	Type.Object({ file: Type.String(), problem: Type.String(), wording: Type.Optional(Wording) }),
]);

/**
 * Dialogs of an editor window, for the views in it. The extension that relays a view's messages answers these itself: the user
 * sits at that window and may take any time, and a hub that exits meanwhile changes nothing. The hub does not serve them, so a
 * page in a browser cannot open dialogs in an editor.
 */
export const windowMethods = {
	"host.pickFiles": method(
		"Lets the user pick files in the editor's own dialog and stores them as blobs that can be attached. Both lists are empty if the " +
			"user cancels. Answered by the window that shows the view.",
		Type.Object({
			/** How many more files can be attached. */
			room: Count,
		}),
		Type.Object({ files: listOf(PickedFile), left: listOf(LeftFile) }),
	),
	"host.saveBlob": method(
		"Lets the user save a blob with the editor's own dialog. `saved` is absent if the user cancels. Answered by the window that " +
			"shows the view.",
		Type.Object({ name: FileName, ...BlobReference.properties }),
		Type.Object({ saved: Type.Optional(Type.Object(savedFile)) }),
	),
	"host.saveExport": method(
		"Lets the user save chats as one file with the editor's own dialog; `hidden` counts the masked secrets. `saved` is absent if " +
			"the user cancels. Answered by the window that shows the view.",
		Type.Object({ sessionIds: Type.Array(Id, { minItems: 1 }), format: ArchiveFormat, name: FileName }),
		Type.Object({ saved: Type.Optional(Type.Object({ ...savedFile, hidden: Count })) }),
	),
	"host.importFiles": method(
		"Lets the user pick files of exported chats in the editor's own dialog, and imports them. The list is empty if the user cancels. " +
			"Answered by the window that shows the view.",
		Type.Object({}),
		Type.Object({ files: listOf(ImportedFile) }),
	),
};

/** Requests a view makes of the window that shows it. */
export type WindowService = keyof typeof windowMethods;

export type PickedFile = Static<typeof PickedFile>;
export type LeftFile = Static<typeof LeftFile>;
export type ImportedFile = Static<typeof ImportedFile>;
