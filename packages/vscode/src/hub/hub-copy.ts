import { randomUUID } from "node:crypto";
import { access, cp, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { codeOf } from "@parley/base/errors/code-of";

export type HubCopyOptions = {
	/** The folder of the extension's own hub and UI. */
	readonly from: string;
	/** The folder of all copies. */
	readonly to: string;
	/** The id of exactly this build. */
	readonly id: string;
	readonly now?: number;
};

/** The parts of a copy, in the order in which they are copied. */
const parts = ["ui", "hub"];

/** Where hubs that run from a copy record their process ids, one file each. */
const usersFolder = "in-use";

/** A copy that has started no hub for this long is removed unless a hub still runs from it, since hubs start agents from their copy. */
const maxUnusedMs = 30 * 24 * 3600_000;

/**
 * Copies the hub to a folder that survives updates of the extension, as a running hub does. Returns the folder; it is made once per build
 * and atomically, even if several windows do so at once.
 */
export const copyHub = async ({ from, to, id, now = Date.now() }: HubCopyOptions): Promise<string> => {
	const folder = join(to, id);
	if (!(await exists(folder))) {
		const draft = join(to, `.${id}.${randomUUID()}`);
		await mkdir(draft, { recursive: true });
		for (const part of parts) await cp(join(from, part), join(draft, part), { recursive: true });
		await rename(draft, folder).catch(async (error: unknown) => {
			await rm(draft, { recursive: true, force: true });
			if (!(await exists(folder))) throw error;
		});
	}
	await utimes(folder, now / 1000, now / 1000);
	await removeUnused(to, id, now);
	return folder;
};

/** Where the hubs that run from a copy record themselves. */
export const usersOf = (copy: string): string => join(copy, usersFolder);

const removeUnused = async (to: string, id: string, now: number): Promise<void> => {
	for (const name of await readdir(to)) {
		const path = join(to, name);
		const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }));
		if (name === id || now - mtimeMs <= maxUnusedMs || (await isInUse(path))) continue;
		await rm(path, { recursive: true, force: true });
	}
};

/** A reused process id only keeps a copy longer than needed. */
const isInUse = async (copy: string): Promise<boolean> => {
	const users = await readdir(usersOf(copy)).catch(() => []);
	return users.map(Number).some((pid) => Number.isSafeInteger(pid) && pid > 0 && isAlive(pid));
};

const isAlive = (pid: number): boolean => {
	try {
		return process.kill(pid, 0);
	} catch (error) {
		return codeOf(error) === "EPERM";
	}
};

const exists = async (path: string): Promise<boolean> => {
	return access(path).then(
		() => true,
		() => false,
	);
};
