import type { LogRecord, LogSink, SinkTrouble } from "../record.ts";
import { diskLogFiles, type LogFiles } from "./log-files.ts";
import { RotatingFile } from "./rotating-file.ts";

export type FileSinkOptions = {
	readonly path: string;
	/** Size at which the file is rotated. */
	readonly maxBytes?: number;
	/** Older files kept beside the current one, as `path.1` (newest) to `path.N`. */
	readonly keep?: number;
	/** The limit on text waiting for the disk; beyond it new records are dropped and counted. */
	readonly maxQueuedLength?: number;
	/** How long to wait before retrying a failed disk. */
	readonly retryAfterMs?: number;
	readonly files?: LogFiles;
	readonly now?: () => number;
};

/** A line waiting for the disk, and how many records are lost with it. */
type QueuedLine = {
	readonly line: string;
	readonly records: number;
};

/**
 * Appends records as JSON Lines. Writing never blocks or fails the caller: records the disk cannot take in time are
 * dropped, and a line in the file counts them. The sink reports a failing disk to the other sinks, once per outage.
 */
export class FileSink implements LogSink {
	readonly name = "file";
	readonly #path: string;
	readonly #file: RotatingFile;
	readonly #maxQueuedLength: number;
	readonly #retryAfterMs: number;
	readonly #now: () => number;
	#queue: QueuedLine[] = [];
	#queuedLength = 0;
	/** Lost records that no line reports yet. */
	#dropped = 0;
	#failedAt: number | undefined;
	#draining: Promise<void> | undefined;
	#disposed = false;
	#report: (trouble: SinkTrouble) => void = () => {};

	constructor(options: FileSinkOptions) {
		const { path, maxBytes = 8 * 1024 * 1024, keep = 4, files = diskLogFiles } = options;
		this.#path = path;
		this.#file = new RotatingFile({ path, maxBytes, keep, files });
		this.#maxQueuedLength = options.maxQueuedLength ?? 4 * 1024 * 1024;
		this.#retryAfterMs = options.retryAfterMs ?? 5000;
		this.#now = options.now ?? Date.now;
	}

	connect(report: (trouble: SinkTrouble) => void): void {
		this.#report = report;
	}

	write(record: LogRecord): void {
		if (this.#disposed) return;
		const line = toLine(record);
		if (this.#isResting() || this.#queuedLength + line.length > this.#maxQueuedLength) {
			this.#dropped += 1;
			return;
		}
		this.#queueDropNotice();
		this.#enqueue({ line, records: 1 });
		this.#draining ??= this.#drain();
	}

	/** Resolves when all records so far are in the file or dropped. */
	async flush(): Promise<void> {
		await this.#draining;
	}

	/** Closes the file so that it can be deleted; the next record creates a new one. */
	async release(): Promise<void> {
		await this.#draining;
		await this.#file.close();
	}

	async dispose(): Promise<void> {
		this.#disposed = true;
		await this.#draining;
		await this.#file.close().catch((error: unknown) => this.#failed(error));
	}

	async #drain(): Promise<void> {
		while (this.#queue.length > 0) {
			const lines = this.#queue;
			const length = this.#queuedLength;
			this.#queue = [];
			try {
				await this.#file.append(lines);
				this.#recovered();
			} catch (error) {
				this.#dropped += lines.reduce((sum, { records }) => sum + records, 0);
				this.#failed(error);
			}
			this.#queuedLength -= length;
			if (this.#queue.length === 0 && this.#failedAt === undefined) this.#queueDropNotice();
		}
		this.#draining = undefined;
	}

	#enqueue(line: QueuedLine): void {
		this.#queue.push(line);
		this.#queuedLength += line.line.length;
	}

	#queueDropNotice(): void {
		if (this.#dropped === 0) return;
		const line = toLine({
			time: this.#now(),
			level: "warn",
			category: "logging",
			message: "Records were dropped because the disk was too slow or failed",
			fields: { dropped: this.#dropped },
		});
		this.#enqueue({ line, records: this.#dropped });
		this.#dropped = 0;
	}

	#isResting(): boolean {
		return this.#failedAt !== undefined && this.#now() - this.#failedAt < this.#retryAfterMs;
	}

	#failed(error: unknown): void {
		const isNew = this.#failedAt === undefined;
		this.#failedAt = this.#now();
		if (!isNew) return;
		const message = "The log file cannot be written; its records are dropped until it can";
		this.#report({ level: "error", message, fields: { path: this.#path, error } });
	}

	#recovered(): void {
		if (this.#failedAt === undefined) return;
		this.#failedAt = undefined;
		this.#report({ level: "info", message: "The log file is written again", fields: { path: this.#path } });
	}
}

const toLine = (record: LogRecord): string => {
	return `${JSON.stringify({ ...record, time: new Date(record.time).toISOString() })}\n`;
};
