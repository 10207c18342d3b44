import { mkdir, symlink, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { StoredFolder } from "../store/folder-store.ts";
import { openSqliteStore } from "../store/sqlite/sqlite-store.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { browseFolder } from "./browse-folder.ts";
import { Folders } from "./folders.ts";
import { resolveFolder } from "./resolve-folder.ts";

const noStore = { all: async () => [], put: async () => undefined };

test("[C9.given] trust applies to the target of a link, not to the link", async () => {
	await using root = await temporaryFolder();
	const [real, other, link] = ["real", "other", "link"].map((name) => join(root.path, name));
	if (real === undefined || other === undefined || link === undefined) throw new Error("no paths");
	await mkdir(real);
	await mkdir(other);
	await symlink(real, link);
	const folders = await Folders.load(noStore, () => 1);
	expect(await folders.trust(link, true)).toEqual({ path: real, name: "real", trust: "trusted" });
	expect(folders.trustOf(real)).toBe("trusted");
	expect(folders.trustOf(link)).toBe("unasked");
	await symlink(other, join(root.path, "second"));
	expect(await folders.add(join(root.path, "second"))).toMatchObject({ path: other, trust: "unasked" });
	expect(await resolveFolder(join(root.path, "link", "..", "real"))).toBe(real);
});

test("[C9.given] trust does not extend to subfolders or siblings", async () => {
	await using root = await temporaryFolder();
	await mkdir(join(root.path, "inner"));
	const folders = await Folders.load(noStore, () => 1);
	await folders.trust(root.path, true);
	expect(await folders.add(join(root.path, "inner"))).toMatchObject({ trust: "unasked" });
	expect(folders.trustOf(`${root.path}-beside`)).toBe("unasked");
});

test("[C9.given] a missing path, a file and a relative path are refused with the reason", async () => {
	await using root = await temporaryFolder();
	await writeFile(join(root.path, "file"), "");
	await symlink(join(root.path, "loop"), join(root.path, "loop"));
	const refused = (path: string) => expect(resolveFolder(path)).rejects;
	await refused(join(root.path, "nowhere")).toMatchObject({
		code: "not_found",
		message: expect.stringContaining("does not exist."),
	});
	await refused(join(root.path, "file")).toMatchObject({ code: "bad_request" });
	await refused(join(root.path, "loop")).toMatchObject({ code: "not_found" });
	await refused("relative/path").toMatchObject({ code: "bad_request" });
	await refused("").toMatchObject({ code: "bad_request" });
	await refused(`${root.path}\0/etc`).toMatchObject({ code: "bad_request" });
	const folders = await Folders.load(noStore, () => 1);
	await expect(folders.trust(join(root.path, "nowhere"), true)).rejects.toMatchObject({ code: "not_found" });
	expect(folders.list()).toEqual([]);
});

test("[C9.given] trust survives a restart, and reusing a folder does not change it", async () => {
	await using root = await temporaryFolder();
	await using other = await temporaryFolder();
	const path = join(root.path, "store.db");
	let clock = 0;
	const store = await openSqliteStore(path);
	const folders = await Folders.load(store.folders, () => ++clock);
	await folders.trust(root.path, false);
	await folders.add(other.path);
	await folders.add(root.path);
	await store.close();
	const again = await openSqliteStore(path);
	const loaded = await Folders.load(again.folders, () => ++clock);
	expect(loaded.list().map(({ path, trust }) => [path, trust])).toEqual([
		[root.path, "untrusted"],
		[other.path, "unasked"],
	]);
	expect(await loaded.add(root.path)).toMatchObject({ trust: "untrusted" });
	await again.close();
});

test("[C9.revoked] a folder used while its trust is being revoked stays untrusted", async () => {
	await using root = await temporaryFolder();
	const written: StoredFolder[] = [];
	const held = Promise.withResolvers<void>();
	const store = {
		all: async () => [{ path: root.path, trust: "trusted" as const, usedAt: 1 }],
		put: async (folder: StoredFolder) => {
			written.push(folder);
			if (written.length === 2) held.resolve();
			await held.promise;
		},
	};
	const folders = await Folders.load(store, () => 2);
	await Promise.all([folders.trust(root.path, false), folders.add(root.path)]);
	expect(written.at(-1)).toMatchObject({ trust: "untrusted" });
	expect(folders.trustOf(root.path)).toBe("untrusted");
});

test("[C9.given] trust that could not be stored is not granted", async () => {
	await using root = await temporaryFolder();
	const store = { all: async () => [], put: () => Promise.reject(new Error("disk full")) };
	const folders = await Folders.load(store, () => 1);
	await expect(folders.trust(root.path, true)).rejects.toThrow("disk full");
	expect(folders.trustOf(root.path)).toBe("unasked");
	expect(folders.list()).toEqual([]);
});

test("[ground] browsing lists folders and links, hidden ones last, and goes up to the root", async () => {
	await using root = await temporaryFolder();
	for (const name of ["b", ".a", "c"]) await mkdir(join(root.path, name));
	await writeFile(join(root.path, "file"), "");
	await symlink(join(root.path, "b"), join(root.path, "a-link"));
	const here = await browseFolder(root.path);
	expect(here.folders.map(({ name }) => name)).toEqual(["a-link", "b", "c", ".a"]);
	expect(here.folders[1]?.path).toBe(join(root.path, "b"));
	expect(here).toMatchObject({ path: root.path, parent: join(root.path, ".."), truncated: false });
	expect(await browseFolder("/")).not.toHaveProperty("parent");
	await expect(browseFolder(join(root.path, "file"))).rejects.toMatchObject({ code: "bad_request" });
	expect((await browseFolder(undefined)).path).toBe(await resolveFolder(homedir()));
});

test("[ground] the list of a folder with very many subfolders is truncated, and says so", async () => {
	await using root = await temporaryFolder();
	await Promise.all(Array.from({ length: 501 }, (_, number) => mkdir(join(root.path, `${number}`))));
	const here = await browseFolder(root.path);
	expect(here.folders).toHaveLength(500);
	expect(here.truncated).toBe(true);
});
