import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Writes files, given by path, into a new temporary folder. */
export const temporaryTree = async (
	files: Readonly<Record<string, string>>,
): Promise<{ readonly root: string; readonly remove: () => Promise<void> }> => {
	const root = await mkdtemp(join(tmpdir(), "parley-tree-"));
	for (const [path, text] of Object.entries(files)) {
		await mkdir(dirname(join(root, path)), { recursive: true });
		await writeFile(join(root, path), text);
	}
	return { root, remove: () => rm(root, { recursive: true, force: true }) };
};
