import { Type } from "typebox";
import { method } from "../../contract/definitions.ts";
import { Count, Id, listOf } from "../../contract/fields.ts";
import { ArchiveFormat, ExportCursor, ImportedSession } from "./archive.ts";

export const transferMethods = {
	"session.export": method(
		"A session as text, piece by piece: the answer to one request has the cursor for the next, and the last one has none. All pieces " +
			"together are the log as it was at the first of them; if that cannot be had any more because the log was folded meanwhile, the " +
			"answer is `conflict` and the export begins anew. `hidden` counts the secrets that were left out of this piece.",
		Type.Object({ sessionId: Id, format: ArchiveFormat, cursor: Type.Optional(ExportCursor) }),
		Type.Object({
			text: Type.String(),
			cursor: Type.Optional(ExportCursor),
			hidden: Count,
			/** How much of the log is written, and its length: in positions. */
			done: Count,
			total: Count,
		}),
	),
	"session.import": method(
		"Brings a file of exported sessions piece by piece, in order. The client makes the import id; a piece that was received before is not " +
			"taken twice. Everything is checked as it comes, and nothing of a file can be seen before all of it is there: a refusal names the " +
			"line, and leaves nothing behind. With the last piece the answer says what became of each session.",
		Type.Object({
			importId: Id,
			/** In bytes from the beginning of the file. */
			offset: Count,
			/** In base64. */
			data: Type.String(),
			last: Type.Boolean(),
		}),
		Type.Object({ received: Count, lines: Count, sessions: Type.Optional(listOf(ImportedSession)) }),
	),
	"session.cancelImport": method(
		"Gives up an import that is not finished. Nothing of it is left.",
		Type.Object({ importId: Id }),
		Type.Object({}),
	),
};
