import { realpath } from "node:fs/promises";
import { resolve } from "node:path";
import { codeOf } from "@parley/base/errors/code-of";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import { reasonOf } from "@parley/words/error-words";
import { wording } from "@parley/words/wording";
import { isWithin } from "./is-within.ts";

export type PlacedFile = {
	/** Its path as seen by an editor that has the folder open. */
	readonly path: string;
	/** Its real path. */
	readonly realPath: string;
	readonly isInside: boolean;
};

/** Resolves a file named in a session. Agents may name it relative to the session's folder. */
export const placeInFolder = async (folder: string, named: string): Promise<PlacedFile> => {
	// Merely accessing a network share would send the user's credentials to that machine.
	if (/^[/\\]{2}/.test(named) || named.includes("\0"))
		throw new RequestFailure("forbidden", wording("fileRefusal.notLocal", { path: JSON.stringify(named) }));
	const path = resolve(folder, named);
	try {
		const [realPath, realFolder] = await Promise.all([realpath(path), realpath(folder)]);
		return { path, realPath, isInside: isWithin(realFolder, realPath) };
	} catch (error) {
		const isMissing = codeOf(error) === "ENOENT";
		const why = isMissing
			? wording("fileRefusal.fileMissing", { path })
			: wording("fileRefusal.fileUnopenable", { path, reason: reasonOf(error) });
		throw new RequestFailure("not_found", why, { cause: error });
	}
};
