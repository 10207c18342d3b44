import type { BlobReference } from "@parley/protocol/blob/reference";
import { WordedError } from "@parley/words/worded-error";
import { wording } from "@parley/words/wording";
import { sizeText } from "../../shared/size-text.ts";
import { Slots } from "../../shared/slots.ts";
import type { BlobReader } from "./blob-reader.ts";
import { headerLength, type ImageHeader, readImageHeader } from "./image-header.ts";

/** The data is not a picture that is safe to draw. */
export class NotAnImageError extends WordedError {
	override readonly name = "NotAnImageError";
	constructor() {
		super(wording("blob.notAPicture"));
	}
}

/** Drawing it would take too much memory. */
export class ImageTooLargeError extends WordedError {
	override readonly name = "ImageTooLargeError";
}

/** A picture that can be drawn while it is held. */
export type LoadedImage = ImageHeader & { readonly url: string };

/** A view's hold on a picture. */
export type ImageHold = { readonly image: Promise<LoadedImage>; release(): void };

type Entry = {
	readonly image: Promise<LoadedImage>;
	readonly aborter: AbortController;
	loaded: LoadedImage | undefined;
	readonly bytes: number;
	holds: number;
};

/** Larger ones become files to save. */
const maxImageBytes = 20 * 1024 * 1024;
const safeTypes: ReadonlySet<string> = new Set(["image/png", "image/jpeg", "image/gif", "image/webp"]);

/** Whether drawing it is worth a try. SVG is excluded on purpose: it is a document that can contain scripts and load others. */
export const isShowable = (mimeType: string, size: number): boolean =>
	safeTypes.has(mimeType.toLowerCase()) && size <= maxImageBytes;

const maxPixels = 50_000_000;
/** Bounds the pictures that no view shows. Shown ones are never evicted; the transcript's window bounds those. */
const defaultIdleBytes = 64 * 1024 * 1024;
const atOnce = 3;

/** Pictures by blob, as object URLs of this page. Each is read once, and its URL is revoked on eviction. */
export class ImageCache {
	readonly #reader: BlobReader;
	readonly #maxIdleBytes: number;
	readonly #slots = new Slots(atOnce);
	/** In order of use, the most recent last. */
	readonly #entries = new Map<string, Entry>();

	constructor(reader: BlobReader, maxIdleBytes = defaultIdleBytes) {
		this.#reader = reader;
		this.#maxIdleBytes = maxIdleBytes;
	}

	/** Every hold must be released. */
	hold(reference: BlobReference): ImageHold {
		const entry = this.#take(reference.blob) ?? this.#load(reference);
		entry.holds += 1;
		let isHeld = true;
		const release = (): void => {
			if (!isHeld) return;
			isHeld = false;
			entry.holds -= 1;
			if (entry.holds === 0) this.#leave(reference.blob, entry);
		};
		return { image: entry.image, release };
	}

	/** Adds a picture whose data this page already has. */
	give(blob: string, data: Blob): void {
		if (this.#entries.has(blob) || !isShowable(data.type, data.size)) return;
		this.#add(blob, data.size, async () => data);
		this.#trim();
	}

	dispose(): void {
		for (const [blob, entry] of this.#entries) this.#drop(blob, entry);
	}

	#take(blob: string): Entry | undefined {
		const entry = this.#entries.get(blob);
		if (entry === undefined) return undefined;
		this.#entries.delete(blob);
		this.#entries.set(blob, entry);
		return entry;
	}

	#load(reference: BlobReference): Entry {
		return this.#add(reference.blob, reference.size, (signal) =>
			this.#slots.use(async () => {
				signal.throwIfAborted();
				return this.#reader.whole(reference, { signal });
			}),
		);
	}

	#add(blob: string, bytes: number, read: (signal: AbortSignal) => Promise<Blob>): Entry {
		const aborter = new AbortController();
		const image = this.#open(bytes, () => read(aborter.signal));
		const entry: Entry = { image, aborter, bytes, loaded: undefined, holds: 0 };
		this.#entries.set(blob, entry);
		image.then(
			(loaded) => {
				entry.loaded = loaded;
				if (aborter.signal.aborted) URL.revokeObjectURL(loaded.url);
			},
			// The holders get the error; the next hold tries again.
			() => {
				if (this.#entries.get(blob) === entry) this.#entries.delete(blob);
			},
		);
		return entry;
	}

	async #open(bytes: number, read: () => Promise<Blob>): Promise<LoadedImage> {
		if (bytes > maxImageBytes)
			throw new ImageTooLargeError(wording("blob.fileTooLarge", { limit: sizeText(maxImageBytes) }));
		const data = await read();
		const start = new Uint8Array(await data.slice(0, headerLength).arrayBuffer());
		const header = readImageHeader(start) ?? readImageHeader(new Uint8Array(await data.arrayBuffer()));
		if (header === undefined) throw new NotAnImageError();
		const { type, width, height } = header;
		if (width * height > maxPixels)
			throw new ImageTooLargeError(wording("blob.tooManyPixels", { width, height }));
		return { ...header, url: URL.createObjectURL(new Blob([data], { type })) };
	}

	#leave(blob: string, entry: Entry): void {
		// No view waits for it any more, so reading it stops.
		if (entry.loaded === undefined) this.#drop(blob, entry);
		else this.#trim();
	}

	#trim(): void {
		const idle = [...this.#entries].filter(([, { holds }]) => holds === 0);
		let bytes = idle.reduce((sum, [, entry]) => sum + entry.bytes, 0);
		for (const [blob, entry] of idle) {
			if (bytes <= this.#maxIdleBytes) return;
			bytes -= entry.bytes;
			this.#drop(blob, entry);
		}
	}

	#drop(blob: string, entry: Entry): void {
		if (this.#entries.get(blob) === entry) this.#entries.delete(blob);
		entry.aborter.abort();
		if (entry.loaded !== undefined) URL.revokeObjectURL(entry.loaded.url);
	}
}
