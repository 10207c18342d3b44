import { type Static, Type } from "typebox";
import { method } from "../../contract/definitions.ts";
import { Count, listOf, oneOf } from "../../contract/fields.ts";
import { forgetWords } from "./forget-words.ts";

/**
 * Disk usage, in bytes. `free` is reusable space within the store's file, `waiting` is the write-ahead log, and `damaged` is what
 * salvages kept of damaged files.
 */
export const StorageParts = Type.Object({
	log: Count,
	search: Count,
	blobs: Count,
	other: Count,
	free: Count,
	waiting: Count,
	damaged: Count,
	hubLogs: Count,
});

/** The damaged file of a salvaged store. It holds every chat of its time and is kept until the user removes it. */
export const DamagedFile = Type.Object({ path: Type.String(), bytes: Count });

/** What the store holds. `deleted` sessions can still be restored. */
export const StorageCounts = Type.Object({
	sessions: Count,
	turns: Count,
	events: Count,
	deleted: Count,
	damaged: Count,
});

/** `check` verifies the file, `purge` removes expired deletions, `search` rebuilds a damaged index, `compact` returns free space to the disk. */
export const MaintenanceStep = oneOf("check", "purge", "search", "rebuild", "blobs", "compact");

/** Another program is reading the store's file; until it is done, deleted data stays readable there and no space is freed. */
const Held = Type.Optional(Type.Boolean());

export const MaintenanceReport = Type.Object({
	counts: Type.Optional(StorageCounts),
	/** What is wrong with the store, as text. */
	problems: listOf(Type.String()),
	purged: Count,
	/** Sessions and documents in a rebuilt search index. */
	indexed: Count,
	documents: Count,
	blobsRemoved: Count,
	freedBytes: Count,
	held: Held,
});

export const Forgotten = Type.Object({
	sessions: Count,
	deleted: Count,
	drafts: Count,
	folders: Count,
	bytes: Count,
	logFiles: Count,
	held: Held,
});

export const maintenanceMethods = {
	"hub.storage": method(
		"What the hub stores and how much space it takes.",
		Type.Object({}),
		Type.Object({ parts: StorageParts, counts: StorageCounts, damagedFiles: listOf(DamagedFile) }),
	),
	"hub.maintain": method(
		"Runs one step of store maintenance while chats continue. `more` means that the step is unfinished: request it again; `left` says how " +
			"much remains. The reports of one step add up.",
		Type.Object({ step: MaintenanceStep }),
		Type.Object({ more: Type.Boolean(), left: Type.Optional(Count), report: MaintenanceReport }),
	),
	"hub.forget": method(
		"Permanently deletes everything the hub stores. It stops the agents and deletes sessions, drafts, blobs, folders with their trust, the " +
			"search index, kept damaged files and the hub's logs. Data that agents keep elsewhere and the hub's configuration stay.",
		Type.Object({ confirm: Type.Literal(forgetWords) }),
		Forgotten,
	),
};

export type DamagedFile = Static<typeof DamagedFile>;
export type StorageParts = Static<typeof StorageParts>;
export type StorageCounts = Static<typeof StorageCounts>;
export type MaintenanceStep = Static<typeof MaintenanceStep>;
export type MaintenanceReport = Static<typeof MaintenanceReport>;
export type Forgotten = Static<typeof Forgotten>;
