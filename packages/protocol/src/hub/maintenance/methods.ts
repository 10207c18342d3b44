import { type Static, Type } from "typebox";
import { method } from "../../contract/definitions.ts";
import { Count, listOf, oneOf } from "../../contract/fields.ts";
import { forgetWords } from "./forget-words.ts";

/**
 * What takes up room, in bytes. `free` is within the store's file and used again, `waiting` is written and not yet in its place,
 * `damaged` is kept of stores whose file was damaged.
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

/** What a store was in before its file was damaged. It is kept until a person removes it, with every chat there was. */
export const DamagedFile = Type.Object({ path: Type.String(), bytes: Count });

/** What is kept. `deleted` can still be restored. */
export const StorageCounts = Type.Object({
	sessions: Count,
	turns: Count,
	events: Count,
	deleted: Count,
	damaged: Count,
});

/** `check`: is the file sound. `purge`: what was deleted long enough ago. `search`: made anew if it is damaged. `compact`: give room back. */
export const MaintenanceStep = oneOf("check", "purge", "search", "rebuild", "blobs", "compact");

/** Another program reads the store's file: what was deleted can be found in it, and room is not given back, before that is done. */
const Held = Type.Optional(Type.Boolean());

export const MaintenanceReport = Type.Object({
	counts: Type.Optional(StorageCounts),
	/** What is wrong with the store, in words. */
	problems: listOf(Type.String()),
	purged: Count,
	/** Sessions and documents of a search index that was made anew. */
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
		"What the hub keeps and how much room it takes.",
		Type.Object({}),
		Type.Object({ parts: StorageParts, counts: StorageCounts, damagedFiles: listOf(DamagedFile) }),
	),
	"hub.maintain": method(
		"Does one step of looking after the store. Chats go on meanwhile. With `more` the step is not done: ask for it again; `left` says how " +
			"much of it there is. Reports of one step add up.",
		Type.Object({ step: MaintenanceStep }),
		Type.Object({ more: Type.Boolean(), left: Type.Optional(Count), report: MaintenanceReport }),
	),
	"hub.forget": method(
		"Deletes everything the hub keeps, for good: agents are stopped; sessions, drafts, blobs, folders with their trust, the search index, " +
			"damaged files that were kept and the hub's own logs go. What agents keep elsewhere stays, and so does the hub's configuration.",
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
