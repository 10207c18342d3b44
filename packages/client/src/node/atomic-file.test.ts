import { Buffer } from "node:buffer";
import {
	chmod,
	mkdir,
	mkdtemp,
	readdir,
	readFile,
	readlink,
	rm,
	stat,
	symlink,
	writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { AtomicFile } from "./atomic-file.ts";

const makeFolder = async (): Promise<string> => {
	const folder = await mkdtemp(join(tmpdir(), "parley-whole-"));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	return folder;
};

test("[E20.whole] a file appears when it is complete, private to its owner; a part of it can be restarted", async () => {
	const folder = await makeFolder();
	const path = join(folder, "all.jsonl");
	{
		await using file = await AtomicFile.begin(path);
		await file.write("first é\n");
		file.beginPart();
		await file.write("second, half");
		await file.restart();
		await file.write(Buffer.from("second\n"));
		expect(await readdir(folder)).not.toContain("all.jsonl");
		await file.finish();
	}
	expect(await readFile(path, "utf8")).toBe("first é\nsecond\n");
	expect((await stat(path)).mode & 0o077).toBe(0);
	expect(await readdir(folder)).toEqual(["all.jsonl"]);
});

test("[E20.whole] an abandoned file leaves nothing behind, and the existing one is unchanged", async () => {
	const folder = await makeFolder();
	const path = join(folder, "all.md");
	await writeFile(path, "the one before");
	{
		await using unfinished = await AtomicFile.begin(path);
		await unfinished.write("half");
	}
	expect(await readdir(folder)).toEqual(["all.md"]);
	expect(await readFile(path, "utf8")).toBe("the one before");
});

test("[E20.whole] a replaced file passes on its permissions, and a link to it stays a link", async () => {
	const folder = await makeFolder();
	const [path, link] = [join(folder, "real.md"), join(folder, "link.md")];
	await writeFile(path, "the one before");
	await chmod(path, 0o640);
	await symlink("real.md", link);
	{
		await using file = await AtomicFile.begin(link);
		await file.write("new");
		await file.finish();
	}
	expect(await readlink(link)).toBe("real.md");
	expect(await readFile(path, "utf8")).toBe("new");
	expect((await stat(path)).mode & 0o777).toBe(0o640);
	await mkdir(join(folder, "sub"));
	await expect(AtomicFile.begin(join(folder, "sub"))).rejects.toThrow("“sub” is not a file");
	await expect(AtomicFile.begin(join(folder, "gone/a.md"))).rejects.toMatchObject({ code: "ENOENT" });
});

test("[E20.whole] one without a destination can be read back in pieces", async () => {
	await using file = await AtomicFile.begin();
	await file.write("x".repeat(100_000));
	await file.write("end");
	const pieces: Uint8Array[] = [];
	for await (const piece of file.pieces()) pieces.push(piece);
	expect(pieces.length).toBeGreaterThan(1);
	expect(Buffer.concat(pieces).toString()).toBe(`${"x".repeat(100_000)}end`);
});
