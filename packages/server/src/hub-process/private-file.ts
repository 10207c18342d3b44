import { randomBytes } from "node:crypto";
import { chmod, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

export const newToken = (): string => randomBytes(32).toString("base64url");

/** Writes a file that only this user can read, whole or not at all. */
export const writePrivateFile = async (path: string, text: string): Promise<void> => {
	await mkdir(dirname(path), { recursive: true, mode: 0o700 });
	const draft = `${path}.${process.pid}.new`;
	await writeFile(draft, text, { mode: 0o600 });
	await rename(draft, path);
};

/** The token in a file, created on first use. It survives restarts, so that hosts can connect to the next hub. */
export const ensureToken = async (path: string): Promise<string> => {
	const known = await readFile(path, "utf8").catch(() => "");
	if (/^[\w-]{32,128}$/.test(known.trim())) {
		await chmod(path, 0o600);
		return known.trim();
	}
	const token = newToken();
	await writePrivateFile(path, token);
	return token;
};
