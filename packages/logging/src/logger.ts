import { LevelTable, weightOf } from "./levels.ts";
import { Pipeline } from "./pipeline.ts";
import type { LogLevel, LogSink } from "./record.ts";
import { Redactor } from "./redact.ts";

/** Structured data of a record. The field `error` becomes its own part of the record, with stack and causes. */
export type LogFields = Readonly<Record<string, unknown>>;

/** Fields, or a function that computes them only when the level is on. */
export type LazyLogFields = LogFields | (() => LogFields);

export type LoggerOptions = {
	readonly sinks?: readonly LogSink[];
	/** The level of every category without an entry in `levels`. */
	readonly level?: LogLevel | "off";
	/** The level per category; applies to all categories below it. */
	readonly levels?: Readonly<Record<string, LogLevel | "off">>;
	/** Share one to register a secret for several loggers at once. */
	readonly redactor?: Redactor;
	readonly now?: () => number;
};

/** Writes records of one category. Children share the sinks, levels and secrets of their root. */
export class Logger {
	readonly category: string;
	readonly #pipeline: Pipeline;
	readonly #fields: readonly LogFields[];
	#threshold: number;
	#version: number;

	private constructor(pipeline: Pipeline, category: string, fields: readonly LogFields[]) {
		this.category = category;
		this.#pipeline = pipeline;
		this.#fields = fields;
		this.#threshold = pipeline.levels.threshold(category);
		this.#version = pipeline.levels.version;
	}

	/** A root logger, disposed by its creator. Without sinks it discards everything. */
	static create(category: string, options: LoggerOptions = {}): Logger {
		const pipeline = new Pipeline({
			levels: new LevelTable(options.level ?? "info", options.levels),
			redactor: options.redactor ?? new Redactor(),
			now: options.now ?? Date.now,
		});
		for (const sink of options.sinks ?? []) pipeline.add(sink);
		return new Logger(pipeline, category, []);
	}

	/** Register secrets here as soon as they are known. */
	get redactor(): Redactor {
		return this.#pipeline.redactor;
	}

	/** A logger one level below this category that adds `fields` to each of its records. */
	child(category: string, fields?: LogFields): Logger {
		const path = this.category === "" ? category : `${this.category}.${category}`;
		return new Logger(this.#pipeline, path, fields === undefined ? this.#fields : [...this.#fields, fields]);
	}

	isEnabled(level: LogLevel): boolean {
		const { levels, hasSinks } = this.#pipeline;
		if (this.#version !== levels.version) {
			this.#threshold = levels.threshold(this.category);
			this.#version = levels.version;
		}
		return hasSinks && weightOf(level) >= this.#threshold;
	}

	/** Changes the level of this category and all below it, for every logger of the same root. */
	setLevel(level: LogLevel | "off"): void {
		this.#pipeline.levels.set(this.category, level);
	}

	/** Adds a sink for every logger of the same root; the returned function removes it. */
	addSink(sink: LogSink): () => void {
		return this.#pipeline.add(sink);
	}

	trace(message: string, fields?: LazyLogFields): void {
		this.log("trace", message, fields);
	}

	debug(message: string, fields?: LazyLogFields): void {
		this.log("debug", message, fields);
	}

	info(message: string, fields?: LazyLogFields): void {
		this.log("info", message, fields);
	}

	warn(message: string, fields?: LazyLogFields): void {
		this.log("warn", message, fields);
	}

	error(message: string, fields?: LazyLogFields): void {
		this.log("error", message, fields);
	}

	log(level: LogLevel, message: string, fields?: LazyLogFields): void {
		if (!this.isEnabled(level)) return;
		const own = evaluate(fields);
		this.#pipeline.write({
			level,
			category: this.category,
			message,
			fields: own === undefined ? this.#fields : [...this.#fields, own],
		});
	}

	/** Resolves when every sink has written all records so far. */
	flush(): Promise<void> {
		return this.#pipeline.flush();
	}

	/** Disposes the sinks. Later records are discarded. */
	dispose(): Promise<void> {
		return this.#pipeline.dispose();
	}
}

const evaluate = (fields: LazyLogFields | undefined): LogFields | undefined => {
	if (typeof fields !== "function") return fields;
	try {
		return fields();
	} catch (error) {
		return { fieldsFailed: error };
	}
};
