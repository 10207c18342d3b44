import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AtomicFile } from "@parley/client/node/atomic-file";
import { expect, onTestFinished, test } from "vitest";
import { whileWriting } from "./file-errors.ts";
import { importFiles } from "./import.ts";

const temporaryFolder = async (): Promise<string> => {
	const folder = await mkdtemp(join(tmpdir(), "parley-cli-"));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	return folder;
};

test("[E20.commands] an export into a folder that does not exist or is a file names that folder", async () => {
	const folder = await temporaryFolder();
	const file = join(folder, "file");
	await writeFile(file, "");
	const begin = (path: string) => whileWriting(path, () => AtomicFile.begin(path));
	const missing = join(folder, "none");
	await expect(begin(join(missing, "chat.md"))).rejects.toThrow(
		`The folder ${missing} does not exist. Create it, or choose another one with -o.`,
	);
	await expect(begin(join(file, "chat.md"))).rejects.toThrow(
		`${file} is not a folder. Choose another one with -o.`,
	);
});

test("[E20.commands] a file to import that is missing or a folder is refused in words", async () => {
	const folder = await temporaryFolder();
	const missing = join(folder, "none");
	const lines: string[] = [];
	const output = { result: () => undefined, say: (line: string) => void lines.push(line) };
	const hub = { request: () => Promise.reject(new Error("nothing is asked")) };
	expect(await importFiles(hub, [missing, folder], output)).toBe(1);
	expect(lines).toEqual([
		`${missing} was not imported: There is no such file.`,
		`${folder} was not imported: It is a folder. Name the files in it.`,
	]);
});
