import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { copyHub, usersOf } from "./hub-copy.ts";

const day = 24 * 3600_000;

const extensionFolder = async () => {
	const root = await mkdtemp(join(tmpdir(), "parley-copy-"));
	onTestFinished(() => rm(root, { recursive: true, force: true }));
	const from = join(root, "extension");
	for (const part of ["hub", "ui/assets"]) await mkdir(join(from, part), { recursive: true });
	await writeFile(join(from, "hub/hub.mjs"), "hub");
	await writeFile(join(from, "ui/assets/index.js"), "ui");
	return { from, to: join(root, "copies") };
};

test("[D7.lifetime] a hub runs from its own copy, made once per build, which survives the extension", async () => {
	const { from, to } = await extensionFolder();
	const folder = await copyHub({ from, to, id: "0.1.0-aaa" });
	await writeFile(join(from, "hub/hub.mjs"), "changed in place");
	expect(await copyHub({ from, to, id: "0.1.0-aaa" })).toBe(folder);
	await rm(from, { recursive: true });
	expect(await readFile(join(folder, "hub/hub.mjs"), "utf8")).toBe("hub");
	expect(await readFile(join(folder, "ui/assets/index.js"), "utf8")).toBe("ui");
	expect(await readdir(to)).toEqual(["0.1.0-aaa"]);
});

test("[D7.lifetime] several windows that copy at once end up with one complete copy and no leftovers", async () => {
	const { from, to } = await extensionFolder();
	const folders = await Promise.all([1, 2, 3, 4].map(() => copyHub({ from, to, id: "b" })));
	expect(new Set(folders).size).toBe(1);
	expect(await readdir(to)).toEqual(["b"]);
	expect(await readdir(join(to, "b"))).toEqual(["hub", "ui"]);
});

test("[D7.lifetime] a failed copy leaves nothing that could pass for one", async () => {
	const { from, to } = await extensionFolder();
	await rm(join(from, "hub"), { recursive: true });
	await expect(copyHub({ from, to, id: "c" })).rejects.toThrow("ENOENT");
	expect((await readdir(to)).filter((name) => !name.startsWith("."))).toEqual([]);
});

test("[D7.lifetime] copies that have started no hub for a month are removed, others stay", async () => {
	const { from, to } = await extensionFolder();
	const now = Date.now();
	await copyHub({ from, to, id: "old", now: now - 31 * day });
	await copyHub({ from, to, id: "recent", now: now - 29 * day });
	await copyHub({ from, to, id: "new", now });
	expect((await readdir(to)).sort()).toEqual(["new", "recent"]);
});

test("[D7.lifetime] a copy stays while a hub runs from it, however long ago it was started; that of a dead hub is removed", async () => {
	const { from, to } = await extensionFolder();
	const now = Date.now();
	const dead = spawnSync(process.execPath, ["-e", ""]).pid;
	for (const [id, pid] of Object.entries({ alive: process.pid, dead })) {
		const copy = await copyHub({ from, to, id, now: now - 31 * day });
		await mkdir(usersOf(copy));
		await writeFile(join(usersOf(copy), String(pid)), "");
		await utimes(copy, (now - 31 * day) / 1000, (now - 31 * day) / 1000);
	}
	await copyHub({ from, to, id: "new", now });
	expect((await readdir(to)).sort()).toEqual(["alive", "new"]);
});
