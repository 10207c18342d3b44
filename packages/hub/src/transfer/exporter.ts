import type { Params, Result } from "@parley/protocol/contract/names";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import { wording } from "@parley/words/wording";
import type { LogReader } from "../store/log-store.ts";
import type { BlobSource } from "./blob-port.ts";
import { BlobReferences } from "./blob-references.ts";
import { exportArchive } from "./export-archive.ts";
import { exportMarkdown, RenderedTurn } from "./export-markdown.ts";
import type { Masking } from "./mask.ts";

/** Sessions as text, piece by piece. */
export class Exporter {
	readonly #store: LogReader;
	readonly #masking: Masking;
	readonly #references = new BlobReferences();
	readonly #rendered = new RenderedTurn();

	constructor(store: LogReader, masking: Masking) {
		this.#store = store;
		this.#masking = masking;
	}

	async piece(
		{ sessionId, format, cursor }: Params<"session.export">,
		blobs: BlobSource,
	): Promise<Result<"session.export">> {
		const store = this.#store;
		const masking = this.#masking;
		if (format === "jsonl" && (cursor === undefined || cursor.format === "jsonl"))
			return exportArchive({ store, masking, blobs, references: this.#references }, sessionId, cursor);
		if (format === "markdown" && (cursor === undefined || cursor.format === "markdown"))
			return exportMarkdown({ store, masking, rendered: this.#rendered }, sessionId, cursor);
		throw new RequestFailure("bad_request", wording("exportFailure.otherFormat"));
	}

	/** Clears what was cached of deleted logs. */
	clear(): void {
		this.#references.clear();
		this.#rendered.clear();
	}
}
