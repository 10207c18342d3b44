import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { WordedError } from "@parley/words/worded-error";
import { wording } from "@parley/words/wording";

export type UiFile = { readonly body: Buffer; readonly type: string; readonly isHashed: boolean };

const types: Readonly<Record<string, string>> = {
	".html": "text/html; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
	".css": "text/css; charset=utf-8",
	".ttf": "font/ttf",
	".woff2": "font/woff2",
	".svg": "image/svg+xml",
	".png": "image/png",
	".json": "application/json",
};

/** The UI was not built. */
export class UiMissingError extends WordedError {
	override readonly name = "UiMissingError";
	constructor(folder: string, cause: unknown) {
		super(wording("hubStart.uiMissing", { folder }), { cause });
	}
}

/** Reads the whole bundle at start: request paths are looked up, never joined, and an update on disk cannot mix two versions. */
export const loadUiFiles = async (folder: string): Promise<ReadonlyMap<string, UiFile>> => {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
		throw new UiMissingError(folder, error);
	});
	const files = new Map<string, UiFile>();
	for (const entry of entries.filter((each) => each.isFile())) {
		const path = join(entry.parentPath, entry.name);
		const type = types[extname(entry.name)];
		if (type === undefined) continue;
		const url = `/${relative(folder, path).split(sep).join("/")}`;
		files.set(url, { body: await readFile(path), type, isHashed: url.startsWith("/assets/") });
	}
	const index = files.get("/index.html");
	if (index !== undefined) files.set("/", index);
	return files;
};
