import type { ArchiveLine, ArchiveLineName } from "../session/transfer/archive.ts";

/** A valid example of every line of an archive. */
export const archiveSamples: { [Name in ArchiveLineName]: ArchiveLine<Name> } = {
	session: {
		line: "session",
		format: "parley-session",
		version: 1,
		sessionId: "s1",
		title: "A chat",
		folder: "/code",
		agent: "eliza",
		createdAt: 1,
		through: 7,
		blobs: 1,
	},
	blob: { line: "blob", blob: "0".repeat(64), size: 12, offset: 0, data: "aGVsbG8=" },
	event: {
		line: "event",
		index: 7,
		from: 5,
		id: "e7",
		ts: 1,
		turn: 1,
		type: "plan",
		payload: { entries: [] },
	},
	end: { line: "end", events: 7, blobs: 1, crc32: 123 },
};
