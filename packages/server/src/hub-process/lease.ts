import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Says, for as long as this process runs, that it runs from a copy of the hub: nobody removes that copy meanwhile. */
export const takeLease = async (folder: string): Promise<AsyncDisposable> => {
	const path = join(folder, String(process.pid));
	await mkdir(folder, { recursive: true });
	await writeFile(path, "");
	return { [Symbol.asyncDispose]: () => rm(path, { force: true }) };
};
