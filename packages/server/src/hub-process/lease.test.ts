import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { takeLease } from "./lease.ts";

test("[D7.lifetime] a hub marks the copy it runs from as in use, and removes the mark when it exits", async () => {
	const root = await mkdtemp(join(tmpdir(), "parley-lease-"));
	onTestFinished(() => rm(root, { recursive: true, force: true }));
	const folder = join(root, "in-use");
	const lease = await takeLease(folder);
	expect(await readdir(folder)).toEqual([String(process.pid)]);
	await lease[Symbol.asyncDispose]();
	expect(await readdir(folder)).toEqual([]);
});
