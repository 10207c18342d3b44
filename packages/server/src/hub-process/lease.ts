import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Marks a copy of the hub as in use while this process runs, so that nobody removes it. */
export const takeLease = async (folder: string): Promise<AsyncDisposable> => {
	const path = join(folder, String(process.pid));
	await mkdir(folder, { recursive: true });
	await writeFile(path, "");
	return { [Symbol.asyncDispose]: () => rm(path, { force: true }) };
};
