import { randomUUID } from "node:crypto";
import { access, cp, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";

export type HubCopyOptions = {
	/** Where the extension's own hub and UI lie. */
	readonly from: string;
	/** The folder of all copies. */
	readonly to: string;
	/** The name of exactly this build. */
	readonly id: string;
	readonly now?: number;
};

/** What a copy consists of; the last one is there when all are. */
const parts = ["ui", "hub"];

/** Where hubs that run from a copy leave their process ids, one file each. */
const usersFolder = "in-use";

/** Copies that no hub was started from for so long are removed, unless one still runs: it starts agents from its own copy. */
const maxUnusedMs = 30 * 24 * 3600_000;

/**
 * A copy of the hub that stays when the editor updates the extension, because a hub outlives that. Gives the folder it is in;
 * made once per build, and whole or not at all, whoever else makes the same one at this moment.
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

/** The place where a hub that runs from a copy says so. */
export const usersOf = (copy: string): string => join(copy, usersFolder);

const removeUnused = async (to: string, id: string, now: number): Promise<void> => {
	for (const name of await readdir(to)) {
		const path = join(to, name);
		const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }));
		if (name === id || now - mtimeMs <= maxUnusedMs || (await isInUse(path))) continue;
		await rm(path, { recursive: true, force: true });
	}
};

/** A process id that was given to another program since keeps a copy longer than needed, and harms nobody. */
const isInUse = async (copy: string): Promise<boolean> => {
	const users = await readdir(usersOf(copy)).catch(() => []);
	return users.map(Number).some((pid) => Number.isSafeInteger(pid) && pid > 0 && isAlive(pid));
};

const isAlive = (pid: number): boolean => {
	try {
		return process.kill(pid, 0);
	} catch (error) {
		return error instanceof Error && "code" in error && error.code === "EPERM";
	}
};

const exists = async (path: string): Promise<boolean> => {
	return access(path).then(
		() => true,
		() => false,
	);
};
