import { toBase64 } from "@parley/base/bytes/base64";
import type { HubConnection } from "@parley/client/core/hub-connection";
import { maxBlobChunk } from "@parley/protocol/blob/limits";
import { WordedError } from "@parley/words/worded-error";
import { wording } from "@parley/words/wording";

/** How often the hub may answer without progress. A restarted hub does so once. */
const maxSetbacks = 4;

/** The hub accepts chunks, but its count does not grow. */
export class UploadStuckError extends WordedError {
	override readonly name = "UploadStuckError";
	constructor() {
		super(wording("attachment.noProgress"));
	}
}

/** The file is no longer readable. */
export class FileUnreadableError extends WordedError {
	override readonly name = "FileUnreadableError";
	constructor(cause: unknown) {
		super(wording("attachment.unreadable"), { cause });
	}
}

/**
 * Uploads one file, with one chunk in memory at a time. After a failure `run` resumes at the offset that the hub reports, so a lost answer
 * or a restarted hub costs only the chunks that are sent again.
 */
export class Upload {
	readonly #hub: HubConnection;
	readonly #file: Blob;
	readonly #uploadId: string = crypto.randomUUID();
	#received = 0;
	#cancelled = false;

	constructor(hub: HubConnection, file: Blob) {
		this.#hub = hub;
		this.#file = file;
	}

	cancel(): void {
		this.#cancelled = true;
	}

	/** Returns the blob's id; undefined if the upload was cancelled. */
	async run(onProgress: (received: number) => void): Promise<string | undefined> {
		const { size } = this.#file;
		let setbacks = 0;
		while (!this.#cancelled) {
			const offset = this.#received;
			const data = await readPiece(this.#file.slice(offset, offset + maxBlobChunk));
			if (this.#cancelled) break;
			const answer = await this.#hub.request("blob.put", { uploadId: this.#uploadId, offset, data, size });
			if (answer.blob !== undefined) return this.#cancelled ? undefined : answer.blob;
			if (answer.received <= offset) setbacks += 1;
			if (setbacks > maxSetbacks) throw new UploadStuckError();
			this.#received = Math.min(answer.received, size);
			onProgress(this.#received);
		}
		return undefined;
	}
}

const readPiece = async (piece: Blob): Promise<string> => {
	try {
		return toBase64(new Uint8Array(await piece.arrayBuffer()));
	} catch (error) {
		throw new FileUnreadableError(error);
	}
};
