import { readdir, rm, stat, truncate } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { HubLogs } from "@parley/hub/maintenance/maintenance-handlers";
import type { FileSink } from "@parley/logging/sinks/file";

/** The logs of this process: the current and the rotated ones, and its output as captured by the program that started it. */
export const hubLogFiles = (path: string, sink: Pick<FileSink, "release">): HubLogs => ({
	async size() {
		const sizes = await Promise.all((await logFiles(path)).map(async (file) => (await stat(file)).size));
		return sizes.reduce((sum, size) => sum + size, 0);
	},
	async erase() {
		const files = await logFiles(path);
		await sink.release();
		// The program that started this process may still have its output file open: truncated, the file stays usable.
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
