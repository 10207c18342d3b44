import { closeSync, mkdirSync, openSync, readSync, rm, writeSync } from "node:fs";
import { join } from "node:path";

/** A stretch of an agent's output on disk, from a position to another. */
export class KeptFile {
	readonly from: number;
	to: number;
	readonly #path: string;
	readonly #file: number;

	constructor(folder: string, from: number) {
		mkdirSync(folder, { recursive: true, mode: 0o700 });
		this.#path = join(folder, String(from));
		this.#file = openSync(this.#path, "w+", 0o600);
		this.from = from;
		this.to = from;
	}

	/** Appends all of it. If that fails, nothing was appended. */
	append(bytes: Buffer): void {
		const at = this.to - this.from;
		for (let done = 0; done < bytes.length; )
			done += writeSync(this.#file, bytes, done, bytes.length - done, at + done);
		this.to += bytes.length;
	}

	read(at: number, max: number): Buffer {
		const bytes = Buffer.allocUnsafe(Math.min(max, this.to - this.from - at));
		if (readSync(this.#file, bytes, 0, bytes.length, at) < bytes.length) throw new Error("file-cut");
		return bytes;
	}

	remove(): void {
		closeSync(this.#file);
		// A file that stays is removed with its folder.
		rm(this.#path, { force: true }, () => undefined);
	}
}
