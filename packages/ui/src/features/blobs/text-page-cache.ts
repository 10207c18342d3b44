import type { BlobReference } from "@parley/protocol/blob/reference";
import type { BlobReader } from "./blob-reader.ts";
import { pageRange, pageText } from "./text-pages.ts";

/** A megabyte of text: enough to scroll back and forth without another request. */
const maxPages = 32;

/** The most recently read pages of one long text. */
export class TextPageCache {
	readonly #reader: BlobReader;
	readonly #reference: BlobReference;
	/** In order of use, the most recent last. */
	readonly #pages = new Map<number, Promise<string>>();

	constructor(reader: BlobReader, reference: BlobReference) {
		this.#reader = reader;
		this.#reference = reference;
	}

	read(page: number): Promise<string> {
		const text = this.#pages.get(page) ?? this.#load(page);
		this.#pages.delete(page);
		this.#pages.set(page, text);
		for (const oldest of this.#pages.keys()) {
			if (this.#pages.size <= maxPages) break;
			this.#pages.delete(oldest);
		}
		return text;
	}

	#load(page: number): Promise<string> {
		const { size } = this.#reference;
		const { from, to } = pageRange(page, size);
		const text = this.#reader
			.range(this.#reference, from, to - from)
			.then((bytes) => pageText(page, size, bytes));
		// The caller gets the error; the next call requests the page again.
		text.catch(() => {
			if (this.#pages.get(page) === text) this.#pages.delete(page);
		});
		return text;
	}
}
