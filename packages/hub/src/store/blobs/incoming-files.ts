import type { Piece, Received } from "../blob-store.ts";
import { IncomingFile } from "./incoming-file.ts";

export type IncomingFilesOptions = {
	readonly newPath: () => string;
	/** Receives a complete, synced file. */
	readonly onWhole: (path: string, blob: string, size: number) => void;
};

type Incoming = { readonly file: IncomingFile; finished: Promise<Received> | undefined };

/** The uploads in progress. Limits per client are enforced elsewhere. */
export class IncomingFiles {
	readonly #options: IncomingFilesOptions;
	readonly #uploads = new Map<string, Incoming>();

	constructor(options: IncomingFilesOptions) {
		this.#options = options;
	}

	/** Ignores a piece that is not the next: it is a duplicate, or an earlier one was lost. */
	take({ upload, size, offset, data }: Piece): Received | Promise<Received> {
		const known = this.#uploads.get(upload);
		if (known?.finished !== undefined) return known.finished;
		const received = known?.file.received ?? 0;
		if (offset !== received || offset + data.byteLength > size) return { received };
		const incoming = known ?? this.#begin(upload, size);
		incoming.file.append(data);
		if (!incoming.file.isWhole) return { received: incoming.file.received };
		incoming.finished = this.#finish(upload, incoming.file);
		return incoming.finished;
	}

	drop(upload: string): void {
		const known = this.#uploads.get(upload);
		if (known === undefined || known.finished !== undefined) return;
		this.#uploads.delete(upload);
		known.file.discard();
	}

	dropAll(): void {
		for (const upload of this.#uploads.keys()) this.drop(upload);
	}

	#begin(upload: string, size: number): Incoming {
		const incoming: Incoming = { file: new IncomingFile(this.#options.newPath(), size), finished: undefined };
		this.#uploads.set(upload, incoming);
		return incoming;
	}

	async #finish(upload: string, file: IncomingFile): Promise<Received> {
		try {
			const blob = await file.finish();
			this.#options.onWhole(file.path, blob, file.size);
			return { received: file.size, blob };
		} catch (error) {
			file.discard();
			throw error;
		} finally {
			this.#uploads.delete(upload);
		}
	}
}
