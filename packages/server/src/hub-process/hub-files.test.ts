import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { hubFiles } from "./hub-files.ts";
import { HubLock, HubRunningError } from "./hub-lock.ts";
import { ensureToken } from "./private-file.ts";

const temporaryFolder = async (): Promise<string> => {
	const folder = await mkdtemp(join(tmpdir(), "parley-files-"));
	onTestFinished(() => rm(folder, { recursive: true }));
	return folder;
};

test("[D7.start] a socket's path stays within the limit, however deep the data folder is", () => {
	expect(hubFiles("/data", "linux").socket).toBe("/data/hub.sock");
	const deep = `/${"deep/".repeat(40)}`;
	expect(Buffer.byteLength(hubFiles(deep, "linux").socket)).toBeLessThanOrEqual(100);
	expect(hubFiles(deep, "linux").socket).not.toBe(hubFiles(`${deep}er`, "linux").socket);
	expect(hubFiles("C:\\data", "win32").socket).toMatch(/^\\\\\.\\pipe\\parley-/);
});

test("[D7.start] one hub per data folder: a second one is refused until the first has exited", async () => {
	const path = join(await temporaryFolder(), "hub.lock");
	const first = HubLock.take(path, "/data");
	expect(() => HubLock.take(path, "/data")).toThrow(HubRunningError);
	first[Symbol.dispose]();
	const second = HubLock.take(path, "/data");
	second[Symbol.dispose]();
});

test("[C8.tokens] the hub's token is created once, readable by this user alone, and replaced if it is damaged", async () => {
	const folder = await temporaryFolder();
	const path = join(folder, "token");
	const token = await ensureToken(path);
	expect(token.length).toBeGreaterThanOrEqual(32);
	expect(await ensureToken(path)).toBe(token);
	expect((await stat(path)).mode & 0o777).toBe(0o600);
	await writeFile(path, "short");
	expect(await ensureToken(path)).not.toBe("short");
	expect(await readdir(folder)).toEqual(["token"]);
});
