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

/** SHA-256 in hexadecimal. Nothing else is a blob's name, or ever becomes part of a path. */
export const isBlobId = (name: string): boolean => /^[0-9a-f]{64}$/.test(name);

const incomingName = "incoming";

/**
 * The files of blobs: `ab/abcd…` by their hash. A file is on disk, complete and under its name, before any row refers to it;
 * unfinished ones are in `incoming`, which is emptied at startup.
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

	/** A path for an unfinished file. */
	newIncoming(): string {
		this.#incoming += 1;
		return join(this.#folder, incomingName, String(this.#incoming));
	}

	/** Whether the file exists with the expected size. */
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

	/** Moves a complete, synced file to its name. An existing one has the same data or is damaged. */
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

/** A name survives a power cut only once its folder is synced. Windows does that by itself and refuses the call. */
const syncFolder = (path: string): void => {
	if (process.platform === "win32") return;
	const folder = openSync(path, "r");
	try {
		fsyncSync(folder);
	} finally {
		closeSync(folder);
	}
};
