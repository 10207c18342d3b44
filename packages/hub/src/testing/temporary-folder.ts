import { mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder that is removed after the test. Its path contains no links. */
export const temporaryFolder = async () => {
	const path = await mkdtemp(join(await realpath(tmpdir()), "parley-hub-"));
	const remove = (): Promise<void> => rm(path, { recursive: true, force: true, maxRetries: 3 });
	return { path, remove, [Symbol.asyncDispose]: remove };
};
