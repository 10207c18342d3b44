import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { codeOf } from "@parley/base/errors/code-of";
import type { BlobRange } from "../blob-store.ts";
import { isBlobId } from "./blob-files.ts";

type Verdict = { readonly state: "whole"; readonly size: number } | { readonly state: "missing" | "damaged" };

const readAtOnce = 1024 * 1024;

/** More blobs than anyone views alternately. */
const maxRemembered = 1000;

/**
 * Reads blobs and never serves one that does not match its hash. A file is hashed in full before its first byte is served, once
 * while its time, size and inode stay the same, so that later ranges cost no more than themselves.
 */
export class VerifiedFiles {
	readonly #pathOf: (blob: string) => string;
	/** By blob, the state of the file that was verified. */
	readonly #whole = new Map<string, string>();
	readonly #checks = new Map<string, Promise<Verdict>>();

	constructor(pathOf: (blob: string) => string) {
		this.#pathOf = pathOf;
	}

	async read(blob: string, offset: number, length: number): Promise<BlobRange> {
		const verdict = await this.check(blob);
		if (verdict.state !== "whole") return verdict;
		const { size } = verdict;
		const data = new Uint8Array(Math.max(0, Math.min(length, size - offset)));
		try {
			await using file = await open(this.#pathOf(blob));
			for (let done = 0; done < data.byteLength; ) {
				const { bytesRead } = await file.read(data, done, data.byteLength - done, offset + done);
				if (bytesRead === 0) return { state: "damaged" };
				done += bytesRead;
			}
		} catch (error) {
			if (isAbsent(error)) return { state: "missing" };
			throw error;
		}
		return { state: "whole", data, size };
	}

	/** Whether the file exists and matches its hash. Concurrent callers share one check. */
	check(blob: string): Promise<Verdict> {
		const known = this.#checks.get(blob);
		if (known !== undefined) return known;
		const check = this.#check(blob).finally(() => this.#checks.delete(blob));
		this.#checks.set(blob, check);
		return check;
	}

	async #check(blob: string): Promise<Verdict> {
		if (!isBlobId(blob)) return { state: "missing" };
		const path = this.#pathOf(blob);
		try {
			const { size, mtimeMs, ino } = await stat(path);
			const condition = `${size} ${mtimeMs} ${ino}`;
			if (this.#whole.get(blob) !== condition) {
				if ((await hashOf(path)) !== blob) return { state: "damaged" };
				this.#remember(blob, condition);
			}
			return { state: "whole", size };
		} catch (error) {
			if (isAbsent(error)) return { state: "missing" };
			throw error;
		}
	}

	#remember(blob: string, condition: string): void {
		this.#whole.delete(blob);
		this.#whole.set(blob, condition);
		const [oldest] = this.#whole.keys();
		if (this.#whole.size > maxRemembered && oldest !== undefined) this.#whole.delete(oldest);
	}
}

/** In parts, so that other calls to the store's thread get a turn in between. */
export const hashOf = async (path: string): Promise<string> => {
	const hash = createHash("sha256");
	for await (const part of createReadStream(path, { highWaterMark: readAtOnce })) hash.update(part);
	return hash.digest("hex");
};

const isAbsent = (error: unknown): boolean => codeOf(error) === "ENOENT";
