import { type Static, Type } from "typebox";
import { BlobReference } from "../../blob/reference.ts";
import { Count, Id, oneOf, Timestamp } from "../../contract/fields.ts";
import { WireEvent } from "../../log/wire-event.ts";
import { archiveFormat, archiveVersion } from "./archive-format.ts";

const Position = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

const { sessionId, ...placed } = WireEvent.properties;

/** The first line of a session. Nothing in it depends on when or where it was written, so that the same log gives the same bytes. */
const SessionLine = Type.Object({
	line: Type.Literal("session"),
	format: Type.Literal(archiveFormat),
	version: Type.Literal(archiveVersion),
	sessionId,
	title: Type.String(),
	folder: Type.String(),
	agent: Type.String(),
	createdAt: Timestamp,
	/** Position of the last event that follows. */
	through: Position,
	/** How many blobs the events refer to. */
	blobs: Count,
});

/** A piece of a blob, in base64, or a note that it is missing. */
const BlobLine = Type.Union([
	Type.Object({
		line: Type.Literal("blob"),
		...BlobReference.properties,
		offset: Count,
		data: Type.String(),
	}),
	Type.Object({
		line: Type.Literal("blob"),
		...BlobReference.properties,
		/** The blob was already removed, or contains a secret. */
		withheld: Type.Literal(true),
	}),
]);

const EventLine = Type.Object({ line: Type.Literal("event"), ...placed });

/** The last line of a session. `crc32` covers all of its lines before this one, including line ends. */
const EndLine = Type.Object({ line: Type.Literal("end"), events: Count, blobs: Count, crc32: Count });

/**
 * A session as lines of JSON: `session`, then the pieces of its blobs, then its events in order, then `end`. Several sessions
 * may follow one another in a file.
 */
export const archiveLines = { session: SessionLine, blob: BlobLine, event: EventLine, end: EndLine };

export type ArchiveLineName = keyof typeof archiveLines;
export type ArchiveLine<Name extends ArchiveLineName = ArchiveLineName> = {
	[Each in Name]: Static<(typeof archiveLines)[Each]>;
}[Name];

export const ArchiveFormat = oneOf("markdown", "jsonl");
export type ArchiveFormat = Static<typeof ArchiveFormat>;

/** The progress of an export. It is opaque to clients: they return it unchanged. */
export const ExportCursor = Type.Union([
	Type.Object({
		format: Type.Literal("jsonl"),
		through: Position,
		/** Blobs already written, and the offset in the next one. */
		blobs: Count,
		offset: Count,
		/** The last event written. */
		after: Count,
		events: Count,
		crc32: Count,
	}),
	Type.Object({
		format: Type.Literal("markdown"),
		through: Position,
		/** The next turn, its last written item, and the offset in the item after that. */
		turn: Count,
		item: Type.Optional(Count),
		offset: Count,
	}),
]);

export type ExportCursor = Static<typeof ExportCursor>;

/**
 * `imported`: under its own id. `copied`: under a new id, since another log here has that one. `present`: this log already exists.
 * `restored`: it existed among the deleted ones.
 */
export const ImportStatus = oneOf("imported", "copied", "present", "restored");

export const ImportedSession = Type.Object({
	sessionId: Id,
	title: Type.String(),
	status: ImportStatus,
	events: Count,
	/** The log ended in the middle of a turn, which was closed. */
	closed: Type.Boolean(),
	/** Queued prompts. They are not run but moved to the draft, and set aside where the draft has no room. */
	unqueued: Count,
	/** How many of those did not fit, in whole or in part, since the number of drafts is limited. */
	unkeptPrompts: Type.Optional(Count),
	/** How many of their files were dropped, for lack of room or because the archive lacks their data. */
	unkeptFiles: Type.Optional(Count),
});

export type ImportedSession = Static<typeof ImportedSession>;
