import type { BlobCount } from "../../blob-store.ts";
import type { BlobFiles } from "../../blobs/blob-files.ts";
import type { BlobRow } from "../blob-table.ts";

export type CollectOptions = {
	readonly files: Pick<BlobFiles, "remove" | "shards" | "blobsIn">;
	readonly table: {
		after(blob: string, limit: number): BlobRow[];
		has(blob: string): boolean;
		/** Deletes the rows of unreferenced blobs, synced when it returns, and names them. */
		drop(blobs: readonly string[]): ReadonlySet<string>;
	};
	/** Blobs used since then stay. */
	readonly usedBefore: number;
};

const rowsAtOnce = 200;

/**
 * Removes unreferenced blobs, step by step, and returns what was removed. A row is deleted before its file: a crash in between leaves
 * a file without a row, which the second half finds. A step runs without interruption.
 */
export function* collectBlobs({ files, table, usedBefore }: CollectOptions): Generator<void, BlobCount> {
	let blobs = 0;
	let bytes = 0;
	const count = (size: number): void => {
		blobs += 1;
		bytes += size;
	};
	let last = "";
	for (;;) {
		const rows = table.after(last, rowsAtOnce);
		const unneeded = rows.filter(({ isNeeded, usedAt }) => !isNeeded && usedAt <= usedBefore);
		const dropped = table.drop(unneeded.map(({ blob }) => blob));
		for (const { blob, size } of unneeded) {
			if (!dropped.has(blob)) continue;
			files.remove(blob);
			count(size);
		}
		const end = rows.at(-1);
		if (end === undefined) break;
		last = end.blob;
		yield;
	}
	for (const shard of files.shards()) {
		for (const { blob, size } of files.blobsIn(shard)) {
			if (table.has(blob)) continue;
			files.remove(blob);
			count(size);
		}
		yield;
	}
	return { blobs, bytes };
}
