import {
	closeSync,
	existsSync,
	fsyncSync,
	mkdirSync,
	openSync,
	readdirSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

/** SHA-256 in hexadecimal. Whatever else is called a blob somewhere is none, and never becomes part of a path. */
export const isBlobId = (name: string): boolean => /^[0-9a-f]{64}$/.test(name);

const incomingName = "incoming";

/**
 * The files of blobs: `ab/abcd…` by their hash. A file is on disk, whole and under its name, before any row says so; what dies on
 * the way is in `incoming`, which is emptied at the start.
 */
export class BlobFiles {
	readonly #folder: string;
	#incoming = 0;

	constructor(folder: string) {
		this.#folder = folder;
		rmSync(join(folder, incomingName), { recursive: true, force: true });
		mkdirSync(join(folder, incomingName), { recursive: true, mode: 0o700 });
	}

	pathOf(blob: string): string {
		return join(this.#folder, blob.slice(0, 2), blob);
	}

	/** A path for a file that is not yet what it will be. */
	newIncoming(): string {
		this.#incoming += 1;
		return join(this.#folder, incomingName, String(this.#incoming));
	}

	/** Whether the file is there and as long as it should be. */
	has(blob: string, size: number): boolean {
		return statSync(this.pathOf(blob), { throwIfNoEntry: false })?.size === size;
	}

	write(blob: string, data: Uint8Array): void {
		const path = this.newIncoming();
		try {
			writeFileSync(path, data, { flag: "wx", mode: 0o600, flush: true });
			this.adopt(path, blob);
		} catch (error) {
			rmSync(path, { force: true });
			throw error;
		}
	}

	/** Gives a file that is whole and on disk its name. One that was there has the same data, or was damaged. */
	adopt(path: string, blob: string): void {
		const target = this.pathOf(blob);
		const folder = dirname(target);
		if (mkdirSync(folder, { recursive: true, mode: 0o700 }) !== undefined) syncFolder(this.#folder);
		renameSync(path, target);
		syncFolder(folder);
	}

	remove(blob: string): void {
		rmSync(this.pathOf(blob), { force: true });
	}

	/** The folders that blobs are in. */
	shards(): string[] {
		return readdirSync(this.#folder).filter((name) => /^[0-9a-f]{2}$/.test(name));
	}

	/** The files of one such folder, with their sizes. */
	blobsIn(shard: string): { blob: string; size: number }[] {
		if (!existsSync(join(this.#folder, shard))) return [];
		return readdirSync(join(this.#folder, shard))
			.filter(isBlobId)
			.map((blob) => ({
				blob,
				size: statSync(this.pathOf(blob), { throwIfNoEntry: false })?.size ?? 0,
			}));
	}
}

/** A name survives a power cut only when its folder is on disk. Windows does that by itself, and refuses to be asked. */
const syncFolder = (path: string): void => {
	if (process.platform === "win32") return;
	const folder = openSync(path, "r");
	try {
		fsyncSync(folder);
	} finally {
		closeSync(folder);
	}
};
