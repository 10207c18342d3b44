import { createHash } from "node:crypto";
import { closeSync, fsync, openSync, rmSync, writeSync } from "node:fs";
import { promisify } from "node:util";

const onDisk = promisify(fsync);

/** A file that grows piece by piece. It is hashed on the way, so that it need not be read again. */
export class IncomingFile {
	readonly path: string;
	readonly size: number;
	readonly #file: number;
	readonly #hash = createHash("sha256");
	#received = 0;
	#closed = false;

	constructor(path: string, size: number) {
		this.path = path;
		this.size = size;
		this.#file = openSync(path, "wx", 0o600);
	}

	get received(): number {
		return this.#received;
	}

	get isWhole(): boolean {
		return this.#received === this.size;
	}

	/** Appends a piece, or fails without effect: the next attempt overwrites a partly written piece. */
	append(data: Uint8Array): void {
		let written = 0;
		while (written < data.byteLength) {
			written += writeSync(this.#file, data, written, data.byteLength - written, this.#received + written);
		}
		this.#hash.update(data);
		this.#received += data.byteLength;
	}

	/** Syncs the file and resolves with its hash. That can be slow, so nothing else waits for it. */
	async finish(): Promise<string> {
		await onDisk(this.#file);
		this.#close();
		return this.#hash.digest("hex");
	}

	discard(): void {
		this.#close();
		rmSync(this.path, { force: true });
	}

	#close(): void {
		if (this.#closed) return;
		this.#closed = true;
		closeSync(this.#file);
	}
}
