import { randomUUID } from "node:crypto";
import type { Result } from "@parley/protocol/contract/names";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import type { EventBody } from "@parley/protocol/log/log-event";
import type { ArchiveLine } from "@parley/protocol/session/transfer/archive";
import { reasonOf } from "@parley/words/error-words";
import { type Wording, wording } from "@parley/words/wording";
import { closeOpenTurn, type Interruption } from "../sessions/close-open-turn.ts";
import { openTools } from "../sessions/open-tools.ts";
import type { LogStore } from "../store/log-store.ts";
import type { StagingStore } from "../store/staging-store.ts";
import { ArchiveReader } from "./archive-reader.ts";
import type { BlobTarget } from "./blob-port.ts";
import { importFailure } from "./import-failure.ts";
import { LineReader, type NumberedLine } from "./line-reader.ts";
import { StagedSession, TooMuchWaitsError } from "./staged-session.ts";

export type ImportStore = { readonly log: LogStore; readonly staging: StagingStore };

export type ImportJobOptions = {
	readonly importId: string;
	readonly store: ImportStore;
	readonly now: () => number;
	/** Cancelled: the import stops before its next step. */
	readonly signal: AbortSignal;
	/** Publishes the sessions once all are complete. */
	readonly finish: (sessions: readonly StagedSession[]) => Promise<Result<"session.import">["sessions"]>;
};

export const exportedOpen: Interruption = {
	permission: wording("turnEnd.exportedUnanswered"),
	turn: wording("turnEnd.exportedOpen"),
};

/** The import of one file. Nothing of it is visible before it is complete. */
export class ImportJob {
	readonly #options: ImportJobOptions;
	readonly #lines = new LineReader();
	readonly #reader = new ArchiveReader();
	readonly #sessions: StagedSession[] = [];
	#current: StagedSession | undefined;
	#received = 0;

	constructor(options: ImportJobOptions) {
		this.#options = options;
	}

	/** The caller must pass the pieces one after another. */
	async take(
		offset: number,
		data: Buffer,
		last: boolean,
		blobs: BlobTarget,
	): Promise<Result<"session.import">> {
		if (offset > this.#received)
			throw new RequestFailure(
				"bad_request",
				wording("importFailure.pieceMissing", { received: this.#received, offset }),
			);
		const fresh = data.subarray(this.#received - offset);
		this.#received += fresh.length;
		for (const line of this.#lines.push(fresh)) await this.#takeLine(line, blobs);
		const progress = { received: this.#received, lines: this.#lines.lines };
		if (!last) return progress;
		this.#lines.end();
		this.#reader.end();
		const sessions = await this.#options.finish(this.#sessions);
		return sessions === undefined ? progress : { ...progress, sessions };
	}

	async #takeLine(line: NumberedLine, blobs: BlobTarget): Promise<void> {
		this.#options.signal.throwIfAborted();
		const read = this.#reader.read(line);
		switch (read.line) {
			case "session": {
				const { store, importId } = this.#options;
				this.#current = new StagedSession(store.staging, importId, `import ${randomUUID()}`, read);
				return;
			}
			case "blob":
				await this.#takeBlob(line.number, read, blobs);
				return;
			case "event":
				await this.#stage(line.number, (session) => session.add(read, line.bytes.length));
				return;
			case "end":
				await this.#stage(line.number, (session) => this.#close(session));
		}
	}

	async #takeBlob(number: number, line: ArchiveLine<"blob">, blobs: BlobTarget): Promise<void> {
		if ("withheld" in line) return;
		const { blob, size, offset } = line;
		const data = Buffer.from(line.data, "base64");
		const name = await blobs.put(`${this.#options.importId}/${blob}`.slice(-512), offset, data, size);
		if (offset + data.length === size && name !== blob)
			throw importFailure(number, wording("importFailure.blobDamaged"));
	}

	async #stage(number: number, work: (session: StagedSession) => Promise<void>): Promise<void> {
		const session = this.#current;
		if (session === undefined) return;
		try {
			await work(session);
		} catch (error) {
			throw importFailure(number, whyRefused(error), error);
		}
	}

	/** An imported log runs nothing: its open turn is closed, and its queue is emptied. */
	async #close(session: StagedSession): Promise<void> {
		await session.flush();
		const { head } = session;
		for await (const tools of openTools(this.#options.store.log, session.stagedId)) {
			session.closeTools(tools, this.#options.now());
			await session.flush();
		}
		const removed = head.queue.map(
			({ messageId }): EventBody => ({ type: "prompt.removed", payload: { messageId } }),
		);
		session.append(closeOpenTurn(head, exportedOpen), this.#options.now(), head.lastTurn);
		session.append(removed, this.#options.now());
		await session.flush();
		this.#sessions.push(session);
		this.#current = undefined;
	}
}

const whyRefused = (error: unknown): Wording =>
	error instanceof TooMuchWaitsError
		? error.wording
		: wording("importFailure.logRefused", { reason: reasonOf(error) });
