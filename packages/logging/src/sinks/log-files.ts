import { Buffer } from "node:buffer";
import { type FileHandle, mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

/** The disk as the file sink uses it. Only the owner may read the files it creates. */
export type LogFiles = {
	open(path: string): Promise<LogFile>;
	/** Moves a file, replacing the target; a missing source is not a failure. */
	move(from: string, to: string): Promise<void>;
	remove(path: string): Promise<void>;
};

export type LogFile = {
	/** Bytes already in it. */
	readonly size: number;
	/** Whether it ends in the middle of a line, as after a crash or on a full disk. */
	readonly torn: boolean;
	append(text: string): Promise<void>;
	close(): Promise<void>;
};

export const diskLogFiles: LogFiles = {
	async open(path) {
		await mkdir(dirname(path), { recursive: true, mode: 0o700 });
		const handle = await open(path, "a+", 0o600);
		try {
			// The mode above applies only to a new file.
			await handle.chmod(0o600);
			const { size } = await handle.stat();
			return { size, torn: await endsTorn(handle, size), ...operations(handle) };
		} catch (error) {
			await handle.close();
			throw error;
		}
	},
	async move(from, to) {
		try {
			await rename(from, to);
		} catch (error) {
			if (!isMissing(error)) throw error;
		}
	},
	remove: (path) => rm(path, { force: true }),
};

const operations = (handle: FileHandle): Pick<LogFile, "append" | "close"> => {
	return { append: (text) => handle.appendFile(text, "utf8"), close: () => handle.close() };
};

const endsTorn = async (handle: FileHandle, size: number): Promise<boolean> => {
	if (size === 0) return false;
	const { bytesRead, buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
	return bytesRead === 1 && buffer[0] !== 0x0a;
};

const isMissing = (error: unknown): boolean => {
	return error instanceof Error && "code" in error && error.code === "ENOENT";
};
