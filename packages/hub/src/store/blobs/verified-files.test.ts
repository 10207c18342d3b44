import { createHash } from "node:crypto";
import { rm, truncate, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { VerifiedFiles } from "./verified-files.ts";

const data = Buffer.from("0123456789");
const blob = createHash("sha256").update(data).digest("hex");

const setUp = async () => {
	const folder = await temporaryFolder();
	const path = join(folder.path, blob);
	await writeFile(path, data);
	const files = new VerifiedFiles((name) => join(folder.path, name));
	return { path, files, folder: folder.path, [Symbol.asyncDispose]: () => folder.remove() };
};

test.for([
	[0, 10, "0123456789"],
	[0, 4, "0123"],
	[7, 3, "789"],
	[7, 100, "789"],
	[9, 1, "9"],
	[10, 5, ""],
	[99, 5, ""],
	[3, 0, ""],
] as const)("[E25.blobs] the range from %d, %d long, is %j", async ([offset, length, text]) => {
	await using it = await setUp();
	const range = await it.files.read(blob, offset, length);
	expect(range).toMatchObject({ state: "whole", size: 10 });
	expect(range.state === "whole" && Buffer.from(range.data).toString()).toBe(text);
});

test("[E25.verified] a file that does not match its hash is never served, not even its intact part", async () => {
	await using it = await setUp();
	expect(await it.files.read(blob, 0, 3)).toMatchObject({ state: "whole" });
	await writeFile(it.path, "012345678X");
	expect(await it.files.read(blob, 0, 3)).toEqual({ state: "damaged" });
	await writeFile(it.path, data);
	expect(await it.files.read(blob, 0, 3)).toMatchObject({ state: "whole" });
	await truncate(it.path, 5);
	expect(await it.files.read(blob, 0, 3)).toEqual({ state: "damaged" });
	await rm(it.path);
	expect(await it.files.read(blob, 0, 3)).toEqual({ state: "missing" });
});

test("[E25.verified] an unchanged file is hashed once, however many readers there are", async () => {
	await using it = await setUp();
	await Promise.all([it.files.check(blob), it.files.check(blob)]);
	// The same size, time and inode, so nothing triggers another hash.
	const time = new Date(1_700_000_000_000);
	await utimes(it.path, time, time);
	await it.files.check(blob);
	await writeFile(it.path, "X123456789");
	await utimes(it.path, time, time);
	expect(await it.files.check(blob)).toMatchObject({ state: "whole" });
	await utimes(it.path, time, new Date());
	expect(await it.files.check(blob)).toEqual({ state: "damaged" });
});

test.for(["../../../../etc/passwd", "A".repeat(64), "", `${blob}x`])(
	"[C10.names] an invalid blob name never becomes a path: %j",
	async (name) => {
		await using it = await setUp();
		await writeFile(join(it.folder, "A".repeat(64)), "x");
		expect(await it.files.read(name, 0, 10)).toEqual({ state: "missing" });
	},
);
