import { type FileHandle, mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";

/** A stretch of an agent's output on disk. */
export class KeptFile {
	readonly from: number;
	#to: number;
	readonly #path: string;
	readonly #handle: FileHandle;

	private constructor(path: string, handle: FileHandle, from: number) {
		this.#path = path;
		this.#handle = handle;
		this.from = from;
		this.#to = from;
	}

	static async create(folder: string, from: number): Promise<KeptFile> {
		await mkdir(folder, { recursive: true, mode: 0o700 });
		const path = join(folder, String(from));
		// An attempt that failed for want of space may have left a file.
		return new KeptFile(path, await open(path, "w+", 0o600), from);
	}

	/** The position after its last byte. */
	get to(): number {
		return this.#to;
	}

	/** Appends all of it. If that fails, nothing was appended. */
	async append(chunks: readonly Buffer[]): Promise<void> {
		const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
		for (let done = 0, rest = chunks; done < length; ) {
			done += (await this.#handle.writev(rest, this.#to - this.from + done)).bytesWritten;
			if (done < length) rest = [Buffer.concat(chunks).subarray(done)];
		}
		this.#to += length;
	}

	async read(position: number, max: number): Promise<Buffer> {
		const bytes = Buffer.allocUnsafe(Math.min(max, this.#to - position));
		const { bytesRead } = await this.#handle.read(bytes, 0, bytes.length, position - this.from);
		if (bytesRead === 0) throw new Error("file-cut");
		return bytes.subarray(0, bytesRead);
	}

	/** Waits for reads that have begun. */
	async remove(): Promise<void> {
		await this.#handle.close();
		await rm(this.#path, { force: true });
	}
}
