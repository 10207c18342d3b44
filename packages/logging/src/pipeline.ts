import type { LevelTable } from "./levels.ts";
import { plainFields } from "./plain-fields.ts";
import type { LogLevel, LogRecord, LogSink, SinkTrouble } from "./record.ts";
import type { Redactor } from "./redact.ts";

export type PipelineOptions = {
	readonly levels: LevelTable;
	readonly redactor: Redactor;
	readonly now: () => number;
};

/** One unredacted record; nothing but the pipeline may hold it. */
export type RawRecord = {
	readonly level: LogLevel;
	readonly category: string;
	readonly message: string;
	/** Later sources win. They are not merged, because copying would run getters that may throw. */
	readonly fields: readonly Readonly<Record<string, unknown>>[];
};

/** Redacts records and passes them to the sinks. A failing sink affects neither the caller nor the other sinks. */
export class Pipeline {
	readonly levels: LevelTable;
	readonly redactor: Redactor;
	readonly #now: () => number;
	readonly #sinks = new Set<LogSink>();
	readonly #broken = new Set<LogSink>();

	constructor(options: PipelineOptions) {
		this.levels = options.levels;
		this.redactor = options.redactor;
		this.#now = options.now;
	}

	get hasSinks(): boolean {
		return this.#sinks.size > 0;
	}

	/** Adds a sink; the returned function removes it without disposing it. */
	add(sink: LogSink): () => void {
		this.#sinks.add(sink);
		sink.connect?.((trouble) => this.#report(sink, trouble));
		return () => {
			this.#sinks.delete(sink);
			this.#broken.delete(sink);
		};
	}

	write(raw: RawRecord): void {
		const record = this.#finish(raw);
		for (const sink of this.#sinks) this.#deliver(sink, record);
	}

	async flush(): Promise<void> {
		await Promise.all([...this.#sinks].map((sink) => sink.flush?.()));
	}

	async dispose(): Promise<void> {
		const sinks = [...this.#sinks];
		await Promise.all(sinks.map((sink) => sink.dispose?.()));
		this.#sinks.clear();
	}

	#finish(raw: RawRecord): LogRecord {
		const { fields, error } = plainFields(raw.fields, this.redactor);
		return {
			time: this.#now(),
			level: raw.level,
			category: this.redactor.text(raw.category),
			message: this.redactor.text(raw.message),
			...(fields === undefined ? {} : { fields }),
			...(error === undefined ? {} : { error }),
		};
	}

	#deliver(sink: LogSink, record: LogRecord): void {
		try {
			sink.write(record);
			this.#broken.delete(sink);
		} catch (error) {
			// Once per outage: a sink that throws on every record must not double the log of the others.
			if (this.#broken.has(sink)) return;
			this.#broken.add(sink);
			this.#report(sink, { level: "error", message: "A log sink failed", fields: { error } });
		}
	}

	#report(from: LogSink, trouble: SinkTrouble): void {
		const record = this.#finish({
			level: trouble.level,
			category: "logging",
			message: trouble.message,
			fields: [{ sink: from.name }, trouble.fields ?? {}],
		});
		for (const sink of this.#sinks) if (sink !== from) this.#deliver(sink, record);
	}
}
