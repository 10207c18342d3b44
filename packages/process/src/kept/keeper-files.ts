import { createHash, randomBytes } from "node:crypto";
import { link, lstat, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, isAbsolute, join } from "node:path";
import process from "node:process";
import { KeeperFolderError } from "./keeper-errors.ts";

/** Unix sockets have paths of at most 107 bytes on Linux, 103 on macOS; a keeper that starts appends a few bytes to it for a moment. */
const maxSocketPath = 92;

/** The address of a folder's keeper: a socket in it, or elsewhere if its path is too long for one, or a named pipe. */
export const keeperAddress = (folder: string, platform: NodeJS.Platform = process.platform): string => {
	const name = createHash("sha256").update(folder).digest("hex").slice(0, 32);
	if (platform === "win32") return `\\\\.\\pipe\\parley-keeper-${name}`;
	const beside = join(folder, "keeper.sock");
	return Buffer.byteLength(beside) <= maxSocketPath
		? beside
		: join(tmpdir(), `parley-${name}`, "keeper.sock");
};

export type KeeperFiles = {
	readonly folder: string;
	readonly address: string;
	readonly key: Buffer;
	/** What the keeper prints. */
	readonly output: string;
};

/** The folder, key and address of a keeper, made if they are missing. Rejects if someone else can reach them. */
export const keeperFiles = async (folder: string): Promise<KeeperFiles> => {
	await requirePrivate(folder);
	const address = await findAddress(folder);
	if (process.platform !== "win32") await requirePrivate(dirname(address));
	if (isElsewhere(folder, address)) await writeFile(recordOf(folder), address, { mode: 0o600 });
	return { folder, address, key: await ensureKey(join(folder, "key")), output: join(folder, "keeper.log") };
};

/** Where the keeper of a folder listens, or would. An address elsewhere is recorded: other programs of the user may have other temporary folders. */
export const findAddress = async (folder: string): Promise<string> => {
	const own = keeperAddress(folder);
	if (!isElsewhere(folder, own)) return own;
	const recorded = await readFile(recordOf(folder), "utf8").catch(() => "");
	const isWhole = isAbsolute(recorded) && basename(recorded) === basename(own);
	// With its folder the socket is gone, and nobody listens there any more.
	const isThere = isWhole && (await lstat(dirname(recorded)).catch(() => undefined)) !== undefined;
	return isThere ? recorded : own;
};

const recordOf = (folder: string): string => join(folder, "address");

const isElsewhere = (folder: string, address: string): boolean =>
	process.platform !== "win32" && dirname(address) !== folder;

const requirePrivate = async (folder: string): Promise<void> => {
	await mkdir(folder, { recursive: true, mode: 0o700 });
	const found = await lstat(folder);
	const isOwn =
		process.platform === "win32" || (found.uid === process.getuid?.() && (found.mode & 0o077) === 0);
	if (!found.isDirectory() || !isOwn) throw new KeeperFolderError(folder);
};

/** Whole or not there at all: a keeper refuses half a key. */
const ensureKey = async (path: string): Promise<Buffer> => {
	const known = await readFile(path).catch(() => undefined);
	if (known !== undefined) return known;
	const draft = `${path}.${process.pid}`;
	await writeFile(draft, randomBytes(32).toString("hex"), { mode: 0o600 });
	// If another hub was faster, its key counts.
	await link(draft, path).catch((error: NodeJS.ErrnoException) => {
		if (error.code !== "EEXIST") throw error;
	});
	await rm(draft);
	return readFile(path);
};
