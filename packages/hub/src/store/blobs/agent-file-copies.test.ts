import { chmod, mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { AgentFileCopies } from "./agent-file-copies.ts";
import { hashOf } from "./verified-files.ts";

const setUp = async () => {
	const folder = await temporaryFolder();
	const files = new AgentFileCopies(join(folder.path, "files"));
	const source = async (text: string) => {
		const path = join(folder.path, text);
		await writeFile(path, text);
		return { path, blob: await hashOf(path) };
	};
	return {
		files,
		folder: folder.path,
		place: async (sessionId: string, text: string, name: string) => {
			const { path, blob } = await source(text);
			return files.place(sessionId, path, blob, name);
		},
		[Symbol.asyncDispose]: () => folder.remove(),
	};
};

test("[E25.delivered] a file is copied under its own name, read-only, once; another of that name gets a number", async () => {
	await using it = await setUp();
	const first = await it.place("s", "one", "notes.txt");
	expect(first.name).toBe("notes.txt");
	expect(await readFile(first.path, "utf8")).toBe("one");
	expect((await stat(first.path)).mode & 0o777).toBe(0o400);
	const [again, other, third] = await Promise.all([
		it.place("s", "one", "notes.txt"),
		it.place("s", "two", "notes.txt"),
		it.place("s", "three", "notes.txt"),
	]);
	expect(again).toEqual(first);
	expect([other.name, third.name].sort()).toEqual(["notes (2).txt", "notes (3).txt"]);
	expect(await readFile(other.path, "utf8")).toBe("two");
	expect((await readdir(dirname(first.path))).sort()).toEqual([
		"notes (2).txt",
		"notes (3).txt",
		"notes.txt",
	]);
});

test("[E25.verified] neither a modified copy nor a folder of that name is reused", async () => {
	await using it = await setUp();
	const first = await it.place("s", "one", "a");
	await chmod(first.path, 0o600);
	await writeFile(first.path, "something else");
	await mkdir(join(dirname(first.path), "a (2)"));
	expect((await it.place("s", "one", "a")).name).toBe("a (3)");
	expect(await readFile(join(it.folder, "one"), "utf8")).toBe("one");
});

test("[C10.names][A13.purge] no name leads out of the session's folder, and the folder is removed with the session", async () => {
	await using it = await setUp();
	const inside = await it.place("../../s", "one", "../../../../tmp/evil");
	expect(dirname(dirname(inside.path))).toBe(join(it.folder, "files"));
	const other = await it.place("t", "one", "a");
	it.files.remove("../../s");
	it.files.remove("never had one");
	await expect(stat(inside.path)).rejects.toThrow("ENOENT");
	it.files.removeOthers(["t"]);
	expect((await stat(other.path)).size).toBe(3);
	it.files.removeOthers([]);
	expect(await readdir(join(it.folder, "files"))).toEqual([]);
});
