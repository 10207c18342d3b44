import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { hubFiles } from "@parley/server/hub-process/hub-files";

/** How much of each agent's output the keeper has on disk, most first. */
export const spilled = (data: string): number[] => {
	const kept = join(hubFiles(data).keeper, "kept");
	return names(kept)
		.map((id) => join(kept, id))
		.map((folder) => names(folder).reduce((sum, name) => sum + sizeOf(join(folder, name)), 0))
		.sort((a, b) => b - a);
};

/** Files of what is acknowledged go at any time. */
const names = (folder: string): string[] => {
	try {
		return readdirSync(folder);
	} catch {
		return [];
	}
};

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
