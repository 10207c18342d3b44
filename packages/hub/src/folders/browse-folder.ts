import { readdir } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import type { Result } from "@parley/protocol/contract/names";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import { wording } from "@parley/words/wording";
import { resolveFolder } from "./resolve-folder.ts";

const maxEntries = 500;

/** The subfolders of a folder, for a picker. Hidden ones come last; links are not resolved until picked. */
export const browseFolder = async (path: string | undefined): Promise<Result<"folder.browse">> => {
	const here = await resolveFolder(path ?? homedir());
	const entries = await readdir(here, { withFileTypes: true }).catch((error: unknown) => {
		throw new RequestFailure("not_found", wording("fileRefusal.folderUnlistable", { folder: here }), {
			cause: error,
		});
	});
	const names = entries
		.filter((entry) => entry.isDirectory() || entry.isSymbolicLink())
		.map(({ name }) => name);
	const sorted = names.sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
	const parent = dirname(here);
	return {
		path: here,
		...(parent === here ? {} : { parent }),
		folders: sorted.slice(0, maxEntries).map((name) => ({ name, path: join(here, name) })),
		truncated: sorted.length > maxEntries,
	};
};

const rank = (name: string): number => (name.startsWith(".") ? 1 : 0);
