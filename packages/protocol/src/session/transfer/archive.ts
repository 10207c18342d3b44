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

/** A piece of a blob, in base64; or that it is not here. */
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
		/** It was not kept any more, or has a secret in it. */
		withheld: Type.Literal(true),
	}),
]);

const EventLine = Type.Object({ line: Type.Literal("event"), ...placed });

/** The last line of a session. `crc32` is over all of its lines before this one, line ends included. */
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

/** Where an export stands. For clients it is opaque: they hand it back as they got it. */
export const ExportCursor = Type.Union([
	Type.Object({
		format: Type.Literal("jsonl"),
		through: Position,
		/** Blobs that are written, and how much of the next one. */
		blobs: Count,
		offset: Count,
		/** The last event that is written. */
		after: Count,
		events: Count,
		crc32: Count,
	}),
	Type.Object({
		format: Type.Literal("markdown"),
		through: Position,
		/** The turn that comes next, its last item that is written, and how much of what follows that is. */
		turn: Count,
		item: Type.Optional(Count),
		offset: Count,
	}),
]);

export type ExportCursor = Static<typeof ExportCursor>;

/**
 * `imported`: under its own id. `copied`: that id belongs to another log here, so it got a new one. `present`: this very log is here
 * already. `restored`: it was, among the deleted ones.
 */
export const ImportStatus = oneOf("imported", "copied", "present", "restored");

export const ImportedSession = Type.Object({
	sessionId: Id,
	title: Type.String(),
	status: ImportStatus,
	events: Count,
	/** The log ended in the middle of a turn, which was closed. */
	closed: Type.Boolean(),
	/** Prompts that waited. They are not run: they were put into the draft, and what it has no room for beside it. */
	unqueued: Count,
	/** How many of those are not in a draft, or not all of their text is: there is room for some drafts only. */
	unkeptPrompts: Type.Optional(Count),
	/** How many of their files are not: for lack of room, or because the archive came without their data. */
	unkeptFiles: Type.Optional(Count),
});

export type ImportedSession = Static<typeof ImportedSession>;
