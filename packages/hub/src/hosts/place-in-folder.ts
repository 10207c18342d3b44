import { realpath } from "node:fs/promises";
import { resolve } from "node:path";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import { reasonOf } from "@parley/words/error-words";
import { wording } from "@parley/words/wording";
import { isWithin } from "./is-within.ts";

export type PlacedFile = {
	/** As an editor that has the folder open names it. */
	readonly path: string;
	/** Where it really lies, links followed. */
	readonly realPath: string;
	readonly isInside: boolean;
};

/** Where a file lies that was named in a session. Agents may name it as it lies in the session's folder. */
export const placeInFolder = async (folder: string, named: string): Promise<PlacedFile> => {
	// Just to look at a share of another machine introduces the person there.
	if (/^[/\\]{2}/.test(named) || named.includes("\0"))
		throw new RequestFailure("forbidden", wording("fileRefusal.notLocal", { path: JSON.stringify(named) }));
	const path = resolve(folder, named);
	try {
		const [realPath, realFolder] = await Promise.all([realpath(path), realpath(folder)]);
		return { path, realPath, isInside: isWithin(realFolder, realPath) };
	} catch (error) {
		const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
		const why = isMissing
			? wording("fileRefusal.fileMissing", { path })
			: wording("fileRefusal.fileUnopenable", { path, reason: reasonOf(error) });
		throw new RequestFailure("not_found", why, { cause: error });
	}
};
