import { readdir, rm, stat, truncate } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { HubLogs } from "@parley/hub/maintenance/maintenance-handlers";
import type { FileSink } from "@parley/logging/sinks/file";

/** The logs of this process, with those that were put aside and what whoever started it keeps of its output. */
export const hubLogFiles = (path: string, sink: Pick<FileSink, "release">): HubLogs => ({
	async size() {
		const sizes = await Promise.all((await logFiles(path)).map(async (file) => (await stat(file)).size));
		return sizes.reduce((sum, size) => sum + size, 0);
	},
	async erase() {
		const files = await logFiles(path);
		await sink.release();
		// Whoever started this process may still write to its output file: emptied, it can go on doing so.
		await Promise.all(
			files.map((file) => (basename(file) === outputName ? truncate(file) : rm(file, { force: true }))),
		);
		return files.length;
	},
});

const outputName = "hub-output.log";

const logFiles = async (path: string): Promise<string[]> => {
	const own = basename(path);
	const names = await readdir(dirname(path)).catch(() => []);
	return names
		.filter((name) => name.replace(/\.\d+$/, "") === own || name === outputName)
		.map((name) => join(dirname(path), name));
};
