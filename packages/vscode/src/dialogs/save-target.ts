import { Buffer } from "node:buffer";
import type { PartedSink } from "@parley/client/core/transfer/export-sessions";
import { sizeWording } from "@parley/words/size-wording";
import { WordedError } from "@parley/words/worded-error";
import { wording } from "@parley/words/wording";

/** The destination of a file that is being saved. The file appears only once it is complete. */
export interface SaveTarget extends PartedSink, AsyncDisposable {
	write(data: string | Uint8Array): void | Promise<void>;
	finish(): Promise<void>;
}

/** The size limit for destinations that accept only whole files, which are buffered in memory. */
export const maxHeldBytes = 64 * 1024 * 1024;

/** The file is too large for a destination that is not on disk. */
export class TooLargeForPlaceError extends WordedError {
	override readonly name = "TooLargeForPlaceError";
	constructor() {
		super(wording("editorWindow.saveTooLarge", { limit: sizeWording(maxHeldBytes) }));
	}
}

/** A file for a destination that is not on disk: buffered in memory until it is complete. */
export class HeldFile implements SaveTarget {
	readonly #put: (bytes: Uint8Array) => PromiseLike<void>;
	readonly #pieces: Uint8Array[] = [];
	#size = 0;
	/** The current part: its first chunk, and the bytes before it. */
	#part = { first: 0, before: 0 };

	constructor(put: (bytes: Uint8Array) => PromiseLike<void>) {
		this.#put = put;
	}

	beginPart(): void {
		this.#part = { first: this.#pieces.length, before: this.#size };
	}

	write(data: string | Uint8Array): void {
		const bytes = typeof data === "string" ? Buffer.from(data) : data;
		this.#size += bytes.length;
		if (this.#size > maxHeldBytes) throw new TooLargeForPlaceError();
		this.#pieces.push(bytes);
	}

	restart(): void {
		this.#pieces.splice(this.#part.first);
		this.#size = this.#part.before;
	}

	async finish(): Promise<void> {
		await this.#put(Buffer.concat(this.#pieces));
	}

	async [Symbol.asyncDispose](): Promise<void> {
		this.#pieces.splice(0);
	}
}
