import { Buffer } from "node:buffer";
import type { LogFile, LogFiles } from "./log-files.ts";

export type RotatingFileOptions = {
	readonly path: string;
	readonly maxBytes: number;
	readonly keep: number;
	readonly files: LogFiles;
};

/** A file that is rotated to `path.1` when it is full, while older ones move on to `path.2` and so forth. */
export class RotatingFile {
	readonly #options: RotatingFileOptions;
	#file: LogFile | undefined;
	#size = 0;

	constructor(options: RotatingFileOptions) {
		this.#options = options;
	}

	/**
	 * Appends lines and removes each from the list once it is written; after a failure the list holds the rest. The next
	 * append reopens the file.
	 */
	async append(lines: { readonly line: string }[]): Promise<void> {
		try {
			while (lines.length > 0) {
				const file = await this.#current();
				const count = this.#countThatFits(lines);
				if (count === 0) {
					await this.#rotate();
					continue;
				}
				const text = lines
					.slice(0, count)
					.map(({ line }) => line)
					.join("");
				await file.append(text);
				this.#size += Buffer.byteLength(text);
				lines.splice(0, count);
			}
		} catch (error) {
			await this.close().catch(() => {});
			throw error;
		}
	}

	async close(): Promise<void> {
		const file = this.#file;
		this.#file = undefined;
		await file?.close();
	}

	async #current(): Promise<LogFile> {
		if (this.#file !== undefined) return this.#file;
		const file = await this.#options.files.open(this.#options.path);
		this.#file = file;
		this.#size = file.size;
		// Otherwise the next record would be lost in the torn line.
		if (file.torn) await file.append("\n");
		return file;
	}

	/** Lines that still fit; an empty file takes at least one, however long. */
	#countThatFits(lines: readonly { readonly line: string }[]): number {
		let size = this.#size;
		let count = 0;
		for (const { line } of lines) {
			size += Buffer.byteLength(line);
			if (size > this.#options.maxBytes) break;
			count += 1;
		}
		return this.#size === 0 ? Math.max(count, 1) : count;
	}

	async #rotate(): Promise<void> {
		await this.close();
		const { path, keep, files } = this.#options;
		if (keep === 0) return files.remove(path);
		for (let age = keep; age > 1; age--) await files.move(`${path}.${age - 1}`, `${path}.${age}`);
		await files.move(path, `${path}.1`);
	}
}
