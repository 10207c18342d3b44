import { realpath, stat } from "node:fs/promises";
import { isAbsolute } from "node:path";
import { codeOf } from "@parley/base/errors/code-of";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import { reasonOf } from "@parley/words/error-words";
import { type Wording, wording } from "@parley/words/wording";

/** The real path of a folder. Trust applies to that path, so that a link cannot carry it elsewhere. */
export const resolveFolder = async (path: string): Promise<string> => {
	if (!isAbsolute(path) || path.includes("\0")) {
		throw new RequestFailure(
			"bad_request",
			wording("fileRefusal.notAbsolute", { path: JSON.stringify(path) }),
		);
	}
	try {
		const real = await realpath(path);
		if ((await stat(real)).isDirectory()) return real;
	} catch (error) {
		throw new RequestFailure("not_found", whyUnopenable(path, error), {
			cause: error,
		});
	}
	throw new RequestFailure("bad_request", wording("fileRefusal.notAFolder", { path }));
};

const whyUnopenable = (folder: string, error: unknown): Wording => {
	const code = codeOf(error);
	if (code === "ENOENT") return wording("fileRefusal.folderMissing", { folder });
	if (code === "EACCES") return wording("fileRefusal.folderForbidden", { folder });
	return wording("fileRefusal.folderUnopenable", { folder, reason: reasonOf(error) });
};
