import type { BlobReference } from "@parley/protocol/blob/reference";
import type { Result } from "@parley/protocol/contract/names";
import type { ExportCursor } from "@parley/protocol/session/transfer/archive";
import { exportPieceLength } from "@parley/protocol/session/transfer/limits";
import type { Head } from "@parley/transcript/head/head";
import type { LogReader } from "../store/log-store.ts";
import { ArchiveWriter, eventLine, sessionLine } from "./archive-writer.ts";
import type { BlobSource } from "./blob-port.ts";
import type { BlobReferences } from "./blob-references.ts";
import { holeAt, movedOn } from "./export-errors.ts";
import { type Masking, maskLeaves } from "./mask.ts";
import { maskEvents } from "./mask-events.ts";
import { cutOf, eventsUpTo } from "./session-reader.ts";
import { textAround } from "./text-around.ts";
import { withoutOrigin } from "./without-origin.ts";

export type ArchiveCursor = Extract<ExportCursor, { format: "jsonl" }>;

export type ExportParts = {
	readonly store: LogReader;
	readonly blobs: BlobSource;
	readonly references: BlobReferences;
	readonly masking: Masking;
};

/** The next lines of an archive. The cursor holds all that is needed to continue: nothing is kept for a client that never returns. */
export const exportArchive = async (
	parts: ExportParts,
	sessionId: string,
	cursor: ArchiveCursor | undefined,
): Promise<Result<"session.export">> => {
	if (cursor !== undefined) return new ArchiveExport(parts, sessionId, cursor).piece();
	const { through, head } = await cutOf(parts.store, sessionId);
	const start = { format: "jsonl", through, blobs: 0, offset: 0, after: 0, events: 0, crc32: 0 } as const;
	return new ArchiveExport(parts, sessionId, start).piece(head);
};

class ArchiveExport {
	readonly #parts: ExportParts;
	readonly #sessionId: string;
	readonly #writer: ArchiveWriter;
	#at: ArchiveCursor;
	#hidden = 0;

	constructor(parts: ExportParts, sessionId: string, cursor: ArchiveCursor) {
		this.#parts = parts;
		this.#sessionId = sessionId;
		this.#at = cursor;
		this.#writer = new ArchiveWriter(cursor.crc32);
	}

	/** The first piece includes the header. */
	async piece(head?: Head): Promise<Result<"session.export">> {
		const { store, references } = this.#parts;
		const { through } = this.#at;
		const blobs = await references.of(store, this.#sessionId, through);
		if (head !== undefined)
			this.#writer.write(sessionLine(this.#sessionId, this.#maskedHead(head), through, blobs.length));
		while (this.#writer.text.length < exportPieceLength) {
			const blob = blobs[this.#at.blobs];
			if (blob !== undefined) await this.#writeBlob(blob);
			else if (this.#at.after < through) await this.#writeEvents();
			else return this.#finish();
		}
		return this.#answer({ cursor: { ...this.#at, crc32: this.#writer.crc32 } });
	}

	#maskedHead(head: Head): Head {
		const title = maskLeaves(head.title, this.#parts.masking);
		return { ...head, title: String(title.value) };
	}

	#finish(): Result<"session.export"> {
		const { events, blobs } = this.#at;
		this.#writer.write({ line: "end", events, blobs, crc32: this.#writer.crc32 });
		return this.#answer({});
	}

	#answer(next: { readonly cursor?: ArchiveCursor }): Result<"session.export"> {
		const { after, through } = this.#at;
		return { text: this.#writer.text, hidden: this.#hidden, done: after, total: through, ...next };
	}

	async #writeBlob({ blob, size }: BlobReference): Promise<void> {
		const { offset } = this.#at;
		const isSecret = offset === 0 && (await this.#hasSecret(blob));
		const data = isSecret ? undefined : await this.#parts.blobs.read(blob, offset);
		if (data === undefined) {
			this.#writer.write({ line: "blob", blob, size, withheld: true });
			this.#at = { ...this.#at, blobs: this.#at.blobs + 1, offset: 0 };
			return;
		}
		this.#writer.write({ line: "blob", blob, size, offset, data: data.toString("base64") });
		const end = offset + data.length;
		const isWhole = end >= size || data.length === 0;
		this.#at = { ...this.#at, blobs: this.#at.blobs + (isWhole ? 1 : 0), offset: isWhole ? 0 : end };
	}

	/** A blob is named by its hash and cannot be masked: one with a secret is not exported. */
	async #hasSecret(blob: string): Promise<boolean> {
		const { blobs, masking } = this.#parts;
		let rest = "";
		for (let offset = 0; ; ) {
			const data = await blobs.read(blob, offset);
			if (data === undefined || data.length === 0) return false;
			const text = rest + data.toString("latin1");
			if (masking.sureSpans(text).length > 0) {
				this.#hidden += 1;
				return true;
			}
			rest = text.slice(-masking.reach);
			offset += data.length;
		}
	}

	async #writeEvents(): Promise<void> {
		const { store, masking } = this.#parts;
		const { after, through } = this.#at;
		const events = await eventsUpTo(store, this.#sessionId, after, through);
		let last = after;
		for (const { from, index } of events) {
			const first = from ?? index;
			if (first <= last) throw movedOn();
			if (first !== last + 1) throw holeAt(last + 1);
			last = index;
		}
		if (events.length === 0) throw movedOn();
		const around = await textAround(store, this.#sessionId, events, { reach: masking.reach, through });
		const masked = maskEvents(events, around, masking);
		this.#hidden += masked.hidden;
		for (const event of masked.value) this.#writer.write(eventLine(withoutOrigin(event)));
		this.#at = { ...this.#at, after: last, events: this.#at.events + events.length };
	}
}
