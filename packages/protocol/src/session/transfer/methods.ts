import { Type } from "typebox";
import { method } from "../../contract/definitions.ts";
import { Count, Id, listOf } from "../../contract/fields.ts";
import { ArchiveFormat, ExportCursor, ImportedSession } from "./archive.ts";

export const transferMethods = {
	"session.export": method(
		"A session as text, piece by piece: each answer has the cursor for the next request, and the last one has none. All pieces together " +
			"are the log as it was at the first one; if the log was folded meanwhile so that this is impossible, the answer is `conflict` " +
			"and the client starts over. `hidden` counts the secrets masked in this piece.",
		Type.Object({ sessionId: Id, format: ArchiveFormat, cursor: Type.Optional(ExportCursor) }),
		Type.Object({
			text: Type.String(),
			cursor: Type.Optional(ExportCursor),
			hidden: Count,
			/** How much of the log has been written, and its total length, in positions. */
			done: Count,
			total: Count,
		}),
	),
	"session.import": method(
		"Imports a file of exported sessions piece by piece, in order. The client generates the import id; a repeated piece is ignored. Every " +
			"piece is checked on arrival, and nothing is visible before the file is complete: a refusal names the line and leaves nothing " +
			"behind. The answer to the last piece has the outcome for each session.",
		Type.Object({
			importId: Id,
			/** In bytes from the start of the file. */
			offset: Count,
			/** In base64. */
			data: Type.String(),
			last: Type.Boolean(),
		}),
		Type.Object({ received: Count, lines: Count, sessions: Type.Optional(listOf(ImportedSession)) }),
	),
	"session.cancelImport": method(
		"Cancels an unfinished import and removes everything it has written.",
		Type.Object({ importId: Id }),
		Type.Object({}),
	),
};
