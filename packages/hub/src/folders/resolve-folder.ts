import { realpath, stat } from "node:fs/promises";
import { isAbsolute } from "node:path";
import { messageOf } from "@parley/base/errors/message-of";
import { RequestFailure } from "@parley/protocol/envelope/failure";

/** Where a folder really is. Trust is given to that place, so that a link cannot carry it elsewhere. */
export const resolveFolder = async (path: string): Promise<string> => {
	if (!isAbsolute(path) || path.includes("\0")) {
		throw new RequestFailure("bad_request", `${JSON.stringify(path)} is not an absolute path.`);
	}
	try {
		const real = await realpath(path);
		if ((await stat(real)).isDirectory()) return real;
	} catch (error) {
		throw new RequestFailure("not_found", `The folder ${path} cannot be opened: ${reason(error)}.`, {
			cause: error,
		});
	}
	throw new RequestFailure("bad_request", `${path} is not a folder.`);
};

const reason = (error: unknown): string => {
	const code = error instanceof Error && "code" in error ? error.code : undefined;
	if (code === "ENOENT") return "it does not exist";
	if (code === "EACCES") return "this user may not read it";
	return messageOf(error);
};
