import { closeSync, mkdirSync, openSync, readSync, rm, writeSync } from "node:fs";
import { dirname } from "node:path";

/** A file for the output of one agent. It is used in a circle: a position and the one `size` bytes later have the same place. */
export class KeptFile {
	readonly #path: string;
	readonly #size: number;
	readonly #file: number;

	constructor(path: string, size: number) {
		mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
		this.#path = path;
		this.#size = size;
		this.#file = openSync(path, "w+", 0o600);
	}

	/** Throws if not all of it was written. */
	write(from: number, bytes: Buffer): void {
		for (let done = 0; done < bytes.length; ) {
			const at = (from + done) % this.#size;
			done += writeSync(this.#file, bytes, done, Math.min(bytes.length - done, this.#size - at), at);
		}
	}

	/** Less than `max` where the circle begins again. */
	read(from: number, max: number): Buffer {
		const at = from % this.#size;
		const bytes = Buffer.allocUnsafe(Math.min(max, this.#size - at));
		if (readSync(this.#file, bytes, 0, bytes.length, at) < bytes.length) throw new Error("file-cut");
		return bytes;
	}

	remove(): void {
		closeSync(this.#file);
		// One that stays is removed when a keeper starts.
		rm(this.#path, { force: true }, () => undefined);
	}
}
