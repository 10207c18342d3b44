import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { KeeperFolderError } from "./keeper-errors.ts";
import { findAddress, keeperAddress, keeperFiles } from "./keeper-files.ts";

const temporary = async (): Promise<string> => {
	const folder = await mkdtemp(join(tmpdir(), "parley-keeper-"));
	onTestFinished(() => rm(folder, { recursive: true }));
	return folder;
};

test("[E11.keeper] the address is a socket in the folder, a short path if that is too long, or a pipe", () => {
	expect(keeperAddress("/data/keeper", "linux")).toBe("/data/keeper/keeper.sock");
	const long = `/${"x".repeat(100)}`;
	expect(Buffer.byteLength(keeperAddress(long, "darwin"))).toBeLessThan(100);
	expect(keeperAddress(long, "linux")).not.toBe(keeperAddress(`${long}y`, "linux"));
	expect(keeperAddress("C:\\data", "win32")).toMatch(/^\\\\\.\\pipe\\parley-keeper-[0-9a-f]{32}$/);
});

test("[E11.keeper] folder and key are private, and made once", async () => {
	const folder = join(await temporary(), "keeper");
	const { key } = await keeperFiles(folder);
	expect(key).toHaveLength(64);
	expect((await keeperFiles(folder)).key).toEqual(key);
	expect(await readFile(join(folder, "key"))).toEqual(key);
	expect((await stat(folder)).mode & 0o777).toBe(0o700);
	expect((await stat(join(folder, "key"))).mode & 0o777).toBe(0o600);
});

test("[E11.keeper] a folder that others can reach is refused", async () => {
	const folder = await temporary();
	await chmod(folder, 0o750);
	await expect(keeperFiles(folder)).rejects.toThrow(KeeperFolderError);
});

/** A folder whose path is too long for a socket, and two temporary folders. */
const distant = async () => {
	const root = await temporary();
	const [one, two] = [join(root, "one"), join(root, "two")];
	await Promise.all([mkdir(one), mkdir(two)]);
	onTestFinished(() => {
		vi.unstubAllEnvs();
	});
	const folder = join(root, "x".repeat(100), "keeper");
	return { folder, one, two };
};

test("[E11.keeper] a program with another temporary folder finds the keeper's address all the same", async () => {
	const { folder, one, two } = await distant();
	vi.stubEnv("TMPDIR", one);
	const { address } = await keeperFiles(folder);
	expect(address.startsWith(one)).toBe(true);
	vi.stubEnv("TMPDIR", two);
	expect([await findAddress(folder), (await keeperFiles(folder)).address]).toEqual([address, address]);
	expect((await stat(join(folder, "address"))).mode & 0o777).toBe(0o600);
});

test("[E11.keeper] an address whose folder is gone, or of which only a part was written, is replaced", async () => {
	const { folder, one, two } = await distant();
	vi.stubEnv("TMPDIR", one);
	await keeperFiles(folder);
	await rm(one, { recursive: true });
	vi.stubEnv("TMPDIR", two);
	const { address } = await keeperFiles(folder);
	expect([address.startsWith(two), await readFile(join(folder, "address"), "utf8")]).toEqual([true, address]);
	await writeFile(join(folder, "address"), address.slice(0, -1));
	expect(await findAddress(folder)).toBe(address);
});
