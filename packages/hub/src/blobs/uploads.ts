import type { Logger } from "@parley/logging/logger";
import { maxAttachmentSize, maxBlobChunk } from "@parley/protocol/blob/limits";
import type { Params, Result } from "@parley/protocol/contract/names";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import { reasonOf } from "@parley/words/error-words";
import { sizeWording } from "@parley/words/size-wording";
import { wording } from "@parley/words/wording";
import type { Client } from "../delivery/client.ts";
import type { BlobStore } from "../store/blob-store.ts";
import { StoreFailedError } from "../store/store-errors.ts";
import type { BlobAccount } from "./blob-account.ts";

export type UploadsOptions = {
	readonly store: BlobStore;
	readonly account: BlobAccount;
	readonly now: () => number;
	readonly logger: Logger;
};

type Upload = {
	readonly key: string;
	readonly size: number;
	/** Settles once space is reserved for it. */
	readonly admitted: Promise<void>;
	touchedAt: number;
	/** Its blob, once it is complete. */
	blob?: string;
	/** It was abandoned. */
	isDropped: boolean;
};

const maxUnfinished = 32;
/** How many finished uploads are remembered, for clients that missed the answer. */
const maxFinished = 64;
/** An upload without progress for this long gives way to another. */
const idleMs = 30_000;

/** The clients' uploads: their limits, and their cleanup when a client leaves. */
export class Uploads {
	readonly #options: UploadsOptions;
	readonly #uploads = new Map<Client, Map<string, Upload>>();
	#count = 0;

	constructor(options: UploadsOptions) {
		this.#options = options;
	}

	/** Attachments have their own size limit; data restored from an archive has none. */
	async put(
		client: Client,
		params: Params<"blob.put">,
		maxSize = maxAttachmentSize,
	): Promise<Result<"blob.put">> {
		const { uploadId, offset, size } = params;
		const data = readPiece(params);
		requireSize(size, maxSize);
		const upload = this.#find(client, uploadId, size);
		await upload.admitted;
		upload.touchedAt = this.#options.now();
		if (upload.blob !== undefined) {
			const [state] = await this.#options.store.hold([{ blob: upload.blob, size }]);
			if (state === "whole") return { received: size, blob: upload.blob };
			this.#remove(client, uploadId);
			return { received: 0 };
		}
		const received = await this.#take(upload, offset, data);
		if (upload.isDropped) this.#discard([upload.key]);
		if (received.blob !== undefined && upload.blob === undefined) {
			upload.blob = received.blob;
			if (!upload.isDropped) this.#options.account.settle(size);
		}
		return received;
	}

	/** Drops the unfinished uploads of a client that has left. */
	forget(client: Client): void {
		const uploads = this.#uploads.get(client);
		if (uploads === undefined) return;
		this.#uploads.delete(client);
		const unfinished = [...uploads.values()].filter(({ blob }) => blob === undefined);
		for (const upload of unfinished) this.#drop(upload);
		this.#discard(unfinished.map(({ key }) => key));
	}

	#find(client: Client, uploadId: string, size: number): Upload {
		const uploads = this.#uploads.get(client) ?? new Map<string, Upload>();
		this.#uploads.set(client, uploads);
		const known = uploads.get(uploadId);
		if (known === undefined) return this.#begin(client, uploads, uploadId, size);
		if (known.size === size) return known;
		throw new RequestFailure(
			"bad_request",
			wording("fileRefusal.sizeChanged", { announced: known.size, size }),
		);
	}

	#begin(client: Client, uploads: Map<string, Upload>, uploadId: string, size: number): Upload {
		this.#makeRoom(client, uploads);
		this.#count += 1;
		const upload: Upload = {
			key: `${this.#count}`,
			size,
			admitted: this.#admit(size),
			touchedAt: this.#options.now(),
			isDropped: false,
		};
		uploads.set(uploadId, upload);
		upload.admitted.catch(() => {
			if (uploads.get(uploadId) === upload) uploads.delete(uploadId);
		});
		return upload;
	}

	#makeRoom(client: Client, uploads: ReadonlyMap<string, Upload>): void {
		const entries = [...uploads].sort(([, one], [, other]) => one.touchedAt - other.touchedAt);
		const finished = entries.filter(([, { blob }]) => blob !== undefined);
		for (const [uploadId] of finished.slice(0, Math.max(0, finished.length - maxFinished + 1))) {
			this.#remove(client, uploadId);
		}
		const unfinished = entries.filter(([, { blob }]) => blob === undefined);
		if (unfinished.length < maxUnfinished) return;
		const [oldest] = unfinished;
		if (oldest !== undefined && this.#options.now() - oldest[1].touchedAt >= idleMs) {
			this.#remove(client, oldest[0]);
			return;
		}
		throw new RequestFailure(
			"limit_exceeded",
			wording("fileRefusal.tooManyUploads", { count: maxUnfinished }),
		);
	}

	async #admit(size: number): Promise<void> {
		const { account, store } = this.#options;
		if (account.take(size)) return;
		await store.collect();
		await account.refresh();
		if (account.take(size)) return;
		throw new RequestFailure(
			"limit_exceeded",
			wording("fileRefusal.quotaReached", {
				size: sizeWording(size, "up"),
				quota: sizeWording(account.quota),
			}),
		);
	}

	async #take(upload: Upload, offset: number, data: Uint8Array): Promise<Result<"blob.put">> {
		const { key, size } = upload;
		try {
			return await this.#options.store.takePiece({ upload: key, size, offset, data });
		} catch (error) {
			if (!(error instanceof StoreFailedError)) throw error;
			throw new RequestFailure(
				"internal_error",
				wording("fileRefusal.dataNotKept", { reason: reasonOf(error) }),
				{
					cause: error,
				},
			);
		}
	}

	#remove(client: Client, uploadId: string): void {
		const upload = this.#uploads.get(client)?.get(uploadId);
		if (upload === undefined) return;
		this.#uploads.get(client)?.delete(uploadId);
		if (upload.blob !== undefined) return;
		this.#drop(upload);
		this.#discard([upload.key]);
	}

	#discard(keys: readonly string[]): void {
		const { store, logger } = this.#options;
		store.dropUploads(keys).catch((error: unknown) => {
			logger.warn("What was brought in part is removed at the next start", { error });
		});
	}

	#drop(upload: Upload): void {
		upload.isDropped = true;
		const release = (): void => this.#options.account.settle(upload.size);
		upload.admitted.then(release, () => undefined);
	}
}

const requireSize = (size: number, maxSize: number): void => {
	if (size <= maxSize) return;
	throw new RequestFailure(
		"limit_exceeded",
		wording("fileRefusal.uploadTooLarge", { limit: sizeWording(maxSize), size: sizeWording(size, "up") }),
	);
};

const readPiece = ({ offset, data, size }: Params<"blob.put">): Uint8Array => {
	if (data.length > Math.ceil(maxBlobChunk / 3) * 4) {
		throw new RequestFailure("limit_exceeded", wording("fileRefusal.pieceTooLarge", { limit: maxBlobChunk }));
	}
	const bytes = Buffer.from(data, "base64");
	// Node skips invalid base64; a corrupted piece must not pass for data.
	if (bytes.toString("base64") !== data)
		throw new RequestFailure("bad_request", wording("fileRefusal.notBase64"));
	if (offset + bytes.byteLength <= size) return bytes;
	throw new RequestFailure(
		"bad_request",
		wording("fileRefusal.pieceBeyondEnd", { end: offset + bytes.byteLength, size }),
	);
};
