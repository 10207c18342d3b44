import { copyFileSync, existsSync, linkSync, renameSync, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { BlobFiles } from "../../blobs/blob-files.ts";
import { BlobTable } from "../blob-table.ts";
import { LogDatabase } from "../database.ts";
import { blobsOfDraft, DraftTable } from "../draft-table.ts";
import { storeFolders } from "../store-folders.ts";
import { type SalvageMark, StoreMarks } from "../store-marks.ts";
import { ToolTable } from "../tool-table.ts";
import { inTransaction } from "../transaction.ts";
import { RowCopier } from "./copy-rows.ts";
import { copySession } from "./copy-session.ts";
import { damagedPath } from "./damaged-files.ts";
import { DamagedSource } from "./read-damaged.ts";
import { sessionRows } from "./session-rows.ts";

/* If killed at any point, the next start begins again with the damaged file in place, or does only the last step. */

const unfinished = (path: string): string => `${path}.salvaging`;
const finished = (path: string): string => `${path}.salvaged`;

/** Salvages the readable content of a damaged store into a new one that replaces it. The damaged file stays beside it, under a name with
 * the time. */
export const salvageStore = (path: string, now: Date): SalvageMark => {
	const kept = keep(path, now);
	const salvage = fill(unfinished(path), storeFolders(path).blobs, kept, now);
	renameSync(unfinished(path), finished(path));
	finishSalvage(path);
	return salvage;
};

const fill = (path: string, blobsFolder: string, kept: string, now: Date): SalvageMark => {
	removeStore(path);
	new LogDatabase(path).close();
	using source = new DatabaseSync(kept, { readOnly: true });
	using target = new DatabaseSync(path);
	const salvage = { kept, ...copyAll(source, target, blobsFolder, now.getTime()), at: now.getTime() };
	new StoreMarks(target).salvage = salvage;
	return salvage;
};

/** Completes a salvage that lacks only the last step. */
export const finishSalvage = (path: string): void => {
	if (!existsSync(finished(path))) return;
	for (const ending of ["-wal", "-shm"]) rmSync(path + ending, { force: true });
	renameSync(finished(path), path);
};

const copyAll = (
	from: DatabaseSync,
	target: DatabaseSync,
	blobsFolder: string,
	now: number,
): Omit<SalvageMark, "kept" | "at"> => {
	const source = new DamagedSource(from);
	const copier = new RowCopier(target);
	const blobs = new BlobTable(
		(sql) => target.prepare(sql),
		() => now,
	);
	const tools = new ToolTable((sql) => target.prepare(sql));
	inTransaction(target, "NORMAL", () => addBlobsOf(new BlobFiles(blobsFolder), blobs));
	let [sessions, harmed, lostEvents, lostDrafts] = [0, 0, 0, 0];
	for (const row of sessionRows(source, now)) {
		inTransaction(target, "NORMAL", () => {
			const lost = copySession({ source, copier, blobs, tools }, row);
			sessions += 1;
			harmed += lost.events > 0 ? 1 : 0;
			lostEvents += lost.events;
			lostDrafts += lost.draft ? 1 : 0;
		});
	}
	inTransaction(target, "NORMAL", () => {
		for (const table of copier.tables.filter((name) => source.has(name)))
			for (const row of source.rows(`SELECT * FROM "${table}"`)) copier.put(table, row);
		const drafts = new DraftTable((sql) => target.prepare(sql));
		const readable = drafts.all();
		for (const draft of readable) blobs.referFromDraft(draft.sessionId, blobsOfDraft(draft));
		lostDrafts += drafts.count - readable.length;
	});
	return { sessions, harmed, lostEvents, ...(lostDrafts === 0 ? {} : { lostDrafts }) };
};

/** The files determine which blobs exist; logs and drafts determine their references. */
const addBlobsOf = (files: BlobFiles, blobs: BlobTable): void => {
	for (const shard of files.shards())
		for (const { blob, size } of files.blobsIn(shard)) blobs.add(blob, size);
};

/** Hard-links the damaged file and its write-ahead log; the new store replaces only the original name. */
const keep = (path: string, now: Date): string => {
	const kept = damagedPath(path, now);
	for (const ending of ["", "-wal"]) {
		if (!existsSync(path + ending)) continue;
		rmSync(kept + ending, { force: true });
		try {
			linkSync(path + ending, kept + ending);
		} catch {
			// Not every file system supports hard links.
			copyFileSync(path + ending, kept + ending);
		}
	}
	return kept;
};

const removeStore = (path: string): void => {
	for (const ending of ["", "-wal", "-shm"]) rmSync(path + ending, { force: true });
};
