import type { BlobReference } from "@parley/protocol/blob/reference";
import type { Params, Result } from "@parley/protocol/contract/names";
import { RequestFailure } from "@parley/protocol/envelope/failure";

type Upload = { readonly pieces: Uint8Array<ArrayBuffer>[]; received: number; blob?: string };

/** The blobs of the in-memory hub. */
export class FakeBlobs {
	readonly #blobs = new Map<string, Uint8Array<ArrayBuffer>>();
	readonly #uploads = new Map<string, Upload>();
	readonly #waiting: (() => void)[] = [];
	#isHeld = false;
	#steps = 0;
	/** The size in bytes of the largest piece received. */
	largestPiece = 0;

	/** Stores data; equal data gets the same name. */
	add(data: string | Uint8Array<ArrayBuffer>): BlobReference {
		const bytes = typeof data === "string" ? new TextEncoder().encode(data) : data;
		const blob = nameOf(bytes);
		this.#blobs.set(blob, bytes);
		return { blob, size: bytes.length };
	}

	text(blob: string): string | undefined {
		const bytes = this.#blobs.get(blob);
		return bytes === undefined ? undefined : new TextDecoder().decode(bytes);
	}

	remove(blob: string): void {
		this.#blobs.delete(blob);
	}

	/** Delays pieces and reads until `release`. */
	hold(): void {
		this.#isHeld = true;
	}

	release(): void {
		this.#isHeld = false;
		this.#steps = 0;
		for (const pass of this.#waiting.splice(0)) pass();
	}

	/** Lets one request through: a waiting one, or the next to arrive. */
	step(): void {
		const pass = this.#waiting.shift();
		if (pass === undefined) this.#steps += 1;
		else pass();
	}

	/** Resolves when a request may go through. */
	async #passed(): Promise<void> {
		if (!this.#isHeld) return;
		if (this.#steps > 0) this.#steps -= 1;
		else await new Promise<void>((resolve) => this.#waiting.push(resolve));
	}

	/** Acts like a restarted hub. */
	forgetUploads(): void {
		this.#uploads.clear();
	}

	async put({ uploadId, offset, data, size }: Params<"blob.put">): Promise<Result<"blob.put">> {
		await this.#passed();
		const upload = this.#uploads.get(uploadId) ?? { pieces: [], received: 0 };
		this.#uploads.set(uploadId, upload);
		const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
		this.largestPiece = Math.max(this.largestPiece, bytes.length);
		if (upload.blob !== undefined) return { received: size, blob: upload.blob };
		if (offset === upload.received) {
			upload.pieces.push(bytes);
			upload.received += bytes.length;
		}
		if (upload.received < size) return { received: upload.received };
		const whole = new Uint8Array(await new Blob(upload.pieces).arrayBuffer());
		upload.blob = this.add(whole).blob;
		return { received: size, blob: upload.blob };
	}

	async read({ blob, offset, length }: Params<"blob.read">): Promise<Result<"blob.read">> {
		await this.#passed();
		const bytes = this.#blobs.get(blob);
		if (bytes === undefined) throw new RequestFailure("not_found", `There is no blob ${blob}.`);
		const part = bytes.subarray(offset, offset + length);
		return { data: btoa(Array.from(part, (byte) => String.fromCharCode(byte)).join("")), size: bytes.length };
	}
}

/** Enough of a hash to tell test data apart. */
const nameOf = (bytes: Uint8Array): string => {
	let [low, high] = [0x811c9dc5, bytes.length];
	for (const byte of bytes) {
		low = Math.imul(low ^ byte, 0x01000193) >>> 0;
		high = (Math.imul(high, 31) + low) >>> 0;
	}
	return (low.toString(16).padStart(8, "0") + high.toString(16).padStart(8, "0")).repeat(4);
};
