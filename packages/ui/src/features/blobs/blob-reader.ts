import { fromBase64 } from "@parley/base/bytes/base64";
import type { HubConnection } from "@parley/client/core/hub-connection";
import { maxBlobChunk } from "@parley/protocol/blob/limits";
import type { BlobReference } from "@parley/protocol/blob/reference";

import { WordedError } from "@parley/words/worded-error";
import { wording } from "@parley/words/wording";

/** The hub's blob does not have the size that its reference states. */
export class BlobDamagedError extends WordedError {
	override readonly name = "BlobDamagedError";
	constructor({ size }: BlobReference, found: number) {
		super(wording("blob.damaged", { size, found }));
	}
}

type WholeOptions = {
	readonly type?: string;
	readonly signal?: AbortSignal;
	readonly onProgress?: (bytes: number) => void;
};

/** Reads blobs. Every request returns one bounded chunk. */
export class BlobReader {
	readonly #hub: HubConnection;

	constructor(hub: HubConnection) {
		this.#hub = hub;
	}

	/** The bytes of a range; shorter at the end of the blob. */
	async range(reference: BlobReference, from: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
		const bytes = new Uint8Array(Math.max(0, Math.min(length, reference.size - from)));
		for (let filled = 0; filled < bytes.length; ) {
			const piece = await this.#piece(reference, from + filled, bytes.length - filled);
			bytes.set(piece, filled);
			filled += piece.length;
		}
		return bytes;
	}

	/** All of it, in order. */
	async *parts(reference: BlobReference, signal?: AbortSignal): AsyncGenerator<Uint8Array<ArrayBuffer>> {
		for (let at = 0; at < reference.size; ) {
			const piece = await this.#piece(reference, at, maxBlobChunk);
			signal?.throwIfAborted();
			at += piece.length;
			yield piece;
		}
	}

	/** The whole blob, in the browser's storage, which need not be memory. */
	async whole(reference: BlobReference, { type, signal, onProgress }: WholeOptions = {}): Promise<Blob> {
		const parts: Blob[] = [];
		let bytes = 0;
		for await (const part of this.parts(reference, signal)) {
			parts.push(new Blob([part]));
			bytes += part.length;
			onProgress?.(bytes);
		}
		return new Blob(parts, type === undefined ? {} : { type });
	}

	async #piece(reference: BlobReference, offset: number, wanted: number): Promise<Uint8Array<ArrayBuffer>> {
		const { blob } = reference;
		const length = Math.min(wanted, maxBlobChunk, reference.size - offset);
		const { data, size } = await this.#hub.request("blob.read", { blob, offset, length });
		if (size !== reference.size) throw new BlobDamagedError(reference, size);
		const piece = fromBase64(data);
		if (piece.length === 0 || piece.length > length) throw new BlobDamagedError(reference, offset);
		return piece;
	}
}
