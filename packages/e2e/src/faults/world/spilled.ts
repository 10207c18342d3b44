import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { hubFiles } from "@parley/server/hub-process/hub-files";

const pollMs = 10;

/** How much of each agent's output the keeper has on disk, most first. */
export const spilled = (data: string): number[] => {
	const kept = join(hubFiles(data).keeper, "kept");
	return names(kept)
		.map((id) => sizeOf(join(kept, id)))
		.sort((a, b) => b - a);
};

/** Resolves when as much is on disk as wanted. */
export const untilSpilled = async (
	data: string,
	wanted: (sizes: readonly number[]) => boolean,
): Promise<void> => {
	while (!wanted(spilled(data))) await delay(pollMs);
};

/** The folder is made when it is needed. */
const names = (folder: string): string[] => {
	try {
		return readdirSync(folder);
	} catch {
		return [];
	}
};

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
