import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { HubLock, HubLockError, HubRunningError } from "./hub-lock.ts";

const lockPath = async (): Promise<string> => {
	const folder = await mkdtemp(join(tmpdir(), "parley-lock-"));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	return join(folder, "hub.lock");
};

const failureOf = (path: string): unknown => {
	try {
		HubLock.take(path, "/data")[Symbol.dispose]();
		return undefined;
	} catch (error) {
		return error;
	}
};

test("[D7.start] a held lock means that a hub is running; a released one can be taken", async () => {
	const path = await lockPath();
	const lock = HubLock.take(path, "/data");
	expect(failureOf(path)).toBeInstanceOf(HubRunningError);
	lock[Symbol.dispose]();
	expect(failureOf(path)).toBeUndefined();
});

test("[D7.start] any other failure to take the lock is reported as it is", async () => {
	const [folder, text] = [await lockPath(), await lockPath()];
	await mkdir(folder);
	await writeFile(text, "this is no database, it is a text that something has written here ".repeat(20));
	const missing = join(folder, "no", "such", "hub.lock");
	const failures = [folder, text, missing].map(failureOf);
	for (const failure of failures) expect(failure).toBeInstanceOf(HubLockError);
	expect(String(failures[1])).toMatch(
		/hub\.lock: file is not a database\. .*Remove it while Parley is not running/,
	);
	expect(String(failures[2])).toMatch(/hub\.lock: unable to open database file\. .*you can write there/);
});
