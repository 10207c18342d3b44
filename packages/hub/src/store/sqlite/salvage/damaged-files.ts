import { readdirSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { DamagedFile } from "@parley/protocol/hub/maintenance/methods";

const withoutEnding = (path: string): string => path.replace(/\.db$/, "");

/** The name of a store's damaged file, with the time of the salvage. */
export const damagedPath = (path: string, at: Date): string =>
	`${withoutEnding(path)}.damaged-${at.toISOString().slice(0, 19).replaceAll(":", "-")}.db`;

const endings = ["", "-wal", "-shm"] as const;

/** The damaged files kept beside a store, oldest first. They hold every chat of their time, including those deleted since. */
export const damagedFiles = (path: string): DamagedFile[] => {
	const start = `${basename(withoutEnding(path))}.damaged-`;
	const folder = dirname(path);
	return readdirSync(folder)
		.filter((name) => name.startsWith(start) && name.endsWith(".db"))
		.sort()
		.map((name) => join(folder, name))
		.map((file) => ({ path: file, bytes: sizeOf(file) }));
};

export const removeDamagedFiles = (path: string): void => {
	// The file by which the set is found is deleted last.
	for (const { path: file } of damagedFiles(path))
		for (const ending of endings.toReversed()) rmSync(file + ending, { force: true });
};

const sizeOf = (file: string): number =>
	endings.reduce((sum, ending) => sum + (statSync(file + ending, { throwIfNoEntry: false })?.size ?? 0), 0);
